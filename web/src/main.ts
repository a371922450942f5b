import { mount } from 'svelte';
import App from './App.svelte';
import './ui/app.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
