import { mount } from 'svelte';
import App from './App.svelte';
import { boardOf } from './boards';
import { askEarly } from './lib/visit';
import './ui/app.css';

askEarly(boardOf);
const target = document.getElementById('app');
if (target) mount(App, { target });
