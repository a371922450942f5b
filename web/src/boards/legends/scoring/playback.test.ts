import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcement } from '../../../lib/announce.svelte';
import { settings } from '../../../lib/settings.svelte';
import { missingMessages, speak, wordsOf } from '../../../lib/words.svelte';
import type { MapDrawing } from '../api';
import { BoardController } from '../controller.svelte';
import { use } from '../drawing';
import { islandLabel } from '../label';
import Players from '../Players.svelte';
import drawn from '../sides.json';
import { leadsOf } from '../view';
import { Sample } from './sample';
import { ScoringPlayback } from './playback.svelte';
import { sceneSentence } from './words';

beforeAll(async () => {
  await speak('en');
  await wordsOf('legends');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  settings.pace = 1;
  vi.useRealTimers();
});

function begun(game: 'two' | 'three' | 'full' = 'two', leg = 0): [ScoringPlayback, Sample] {
  const session = new Sample(game, leg);
  const playback = new ScoringPlayback(session);
  playback.hear(session.change);
  return [playback, session];
}

test('a scoring begins with the first region, and how the game ended is not told yet', () => {
  const [playback, session] = begun();
  expect(playback.running).toBe(true);
  expect(session.showing).toBe(true);
  expect(playback).toMatchObject({ region: '', island: 'volcano_a', told: ['volcano_1', 'volcano_2'] });
  expect(announcement.text).toBe('Ash Isle. Nobody rules a region here: no point. Empty: Ashmouth and Cinderford.');
  expect([playback.points('A'), playback.begun('islands'), playback.begun('cards')]).toEqual([0, true, false]);
});

test('scene by scene in its own time, and every scene in one sentence', () => {
  const [playback] = begun();
  vi.advanceTimersByTime(1400);
  expect(playback).toMatchObject({ region: 'volcano_3', island: '' });
  expect(announcement.text).toBe('Craterhold: neutral armies, 1 army. Neutral armies are the most: no point.');
  vi.advanceTimersByTime(1800);
  expect(playback.region).toBe('volcano_4');
  expect(playback.told).toEqual(['volcano_1', 'volcano_2', 'volcano_3', 'volcano_4']);
  expect([playback.points('A'), playback.points('A', 'regions'), playback.points('B')]).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(120_000);
  expect(playback.running).toBe(false);
});

test('to the totals at once, which then stay as the record', () => {
  const [playback, session] = begun();
  playback.skip();
  expect(playback).toMatchObject({ running: false, region: '', view: null, isShown: false });
  expect(session.showing).toBe(false);
  expect([playback.points('A'), playback.points('B'), playback.points('A', 'cards')]).toEqual([11, 9, 4]);
  expect(announcement.text).toBe('Points: Ada 11, Bo 9.');
  playback.again();
  expect(playback.running).toBe(true);
  playback.leave();
  expect(playback.scoring).toBeNull();
  expect(playback.points('A')).toBeUndefined();
});

test('pause, step by step, back, faster', () => {
  const [playback] = begun();
  playback.pause();
  vi.advanceTimersByTime(60_000);
  expect(playback).toMatchObject({ at: 0, paused: true });
  playback.forward();
  playback.forward();
  expect(playback.at).toBe(2);
  playback.back();
  expect(playback.at).toBe(1);
  playback.resume();
  playback.faster();
  expect(settings.pace).toBe(2);
  vi.advanceTimersByTime(900);
  expect(playback.at).toBe(2);
});

test('a leg of a full game: its own map is shown, and the totals stay until they are closed', () => {
  const [playback, session] = begun('full', 1);
  expect(session.table.view.leg).toBe(3);
  expect(playback.view?.leg).toBe(2);
  playback.skip();
  expect(playback).toMatchObject({ isShown: true, running: false, view: null });
  playback.close();
  expect(playback.isShown).toBe(false);
});

test('while a leg is told the whole board shows that leg, and then the next', () => {
  use(drawn as unknown as MapDrawing);
  const session = new Sample('everything', 0);
  const controller = new BoardController(session);
  const { ended, table } = session;
  controller.playback.hear(session.change);
  const shown = render(Players, { controller }).container;
  for (const [seat, { elixirs }] of Object.entries(ended.projection.abilities)) {
    expect(controller.abilities[seat]?.elixirs).toBe(elixirs);
    expect(controller.view.coins[seat]).toBe(ended.view.coins[seat]);
    expect(controller.view.supply[seat]).toBe(ended.view.supply[seat]);
  }
  const elixirs = Object.values(ended.projection.abilities).map((each) => each.elixirs);
  expect([...shown.querySelectorAll('li')].map((li) => Number(/(\d+) elixir/.exec(li.textContent!)?.[1] ?? 0))).toEqual(
    elixirs,
  );
  expect(controller.view.row).toEqual(ended.view.row);
  const leads = Object.entries(ended.projection.islands).filter(([, each]) => each.leads);
  for (const [island] of leads) expect(controller.leads.islands[island]).toBe(ended.projection.islands[island]!.leads);
  const inWords = (leg: typeof ended) =>
    controller.islands.map(({ island, regions }) => islandLabel(session, island, regions, leadsOf(leg.projection)));
  for (const said of inWords(ended)) expect(controller.summary()).toContain(said);
  controller.playback.close();
  expect(controller.abilities).toEqual(table.projection.abilities);
  expect(controller.view).toEqual(table.view);
  for (const said of inWords(table)) expect(controller.summary()).toContain(said);
});

test('what was missed is not played, and the same change is heard once', () => {
  const session = new Sample('two');
  const playback = new ScoringPlayback(session);
  playback.hear({ ...session.change, quiet: true });
  expect(playback.scoring).toBeNull();
  expect(playback.repeats).toBe(true);
  playback.hear(session.change);
  playback.close();
  playback.hear(session.change);
  expect(playback.scoring).toBeNull();
});

test('whoever presses something else jumps to the end; the buttons of the scoring do not', () => {
  const [playback] = begun();
  const stop = playback.listen();
  document.body.innerHTML =
    '<p>text</p><div data-scoring="controls"><button>own</button></div><button id="x">x</button>';
  const press = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press('p');
  press('[data-scoring] button');
  expect(playback.running).toBe(true);
  press('#x');
  expect(playback.running).toBe(false);
  playback.again();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(playback.running).toBe(false);
  stop();
});

test('a scoring that cannot be shown is left', () => {
  const fault = vi.spyOn(console, 'error').mockImplementation(() => {});
  const session = new Sample('two');
  session.name = () => {
    throw new Error('no name');
  };
  const playback = new ScoringPlayback(session);
  playback.hear(session.change);
  vi.advanceTimersByTime(10_000);
  expect(fault).toHaveBeenCalled();
  expect(playback.scoring).toBeNull();
  expect(session.showing).toBe(false);
  fault.mockRestore();
});

test.each(['en', 'cs', 'pl', 'de'] as const)('every scene has its sentence in %s', async (language) => {
  vi.useRealTimers();
  await speak(language);
  await wordsOf('legends');
  for (const [game, leg] of [
    ['two', 0],
    ['full', 0],
    ['full', 1],
    ['full', 2],
  ] as const) {
    const [playback, session] = begun(game, leg);
    for (const scene of playback.scoring!.scenes) {
      const text = sceneSentence(session, scene);
      expect(text).not.toMatch(/[{}⁨]|el-score|undefined|\.\./);
    }
    playback.leave();
  }
  expect([...missingMessages].filter((id) => id.startsWith('el-'))).toEqual([]);
  await speak('en');
});
