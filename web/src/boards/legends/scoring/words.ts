// What is said about a scoring, on the screen and aloud.

import { capital } from '../../../lib/session.svelte';
import { list, t, word } from '../../../lib/words.svelte';
import { NEUTRAL, type Session } from '../view';
import type { Row, Scene, Scoring, Source } from './scoring';

export function sourceName(source: Source): string {
  return t(`el-score-source-${source}`);
}

export function whoIs(session: Session, who: string): string {
  if (who === NEUTRAL) return t('el-score-neutral');
  return who ? session.name(who) : t('el-score-nobody');
}

/** What a scene is about. */
export function headOf(session: Session, { source, id }: Scene): string {
  if (source === 'regions') return capital(word(`region-${id}`));
  if (source === 'islands') return capital(word(`island-${id}`));
  if (source === 'cards') return t('el-score-cards-of', { name: session.name(id) });
  return sourceName(source);
}

/** What stands behind a row: pieces, regions, elixirs, a card with what it says, a token, a leader. */
export function rowText(session: Session, scene: Scene, row: Row): string {
  switch (scene.source) {
    case 'regions':
      return list([
        ...(row.armies ? [t('el-score-armies', { count: row.armies })] : []),
        ...(row.cities ? [t('el-score-cities', { count: row.cities })] : []),
      ]);
    case 'islands':
      return t('el-score-rules-regions', { count: row.count, all: scene.regions.length });
    case 'elixirs':
      return t('el-score-elixirs', { count: row.count });
    case 'cards':
      return cardText(session, row.of ?? '');
    case 'tokens':
      return row.region
        ? t('el-score-citadel', { region: `region-${row.region}`, ruled: String(!!row.who) })
        : capital(word(`token-${row.of}`));
    case 'leader':
      return t('el-score-leader', { leader: `leader-${row.of}`, why: leaderWhy(session, row) });
    default:
      return '';
  }
}

/** The part of a card's text that pays. */
function cardText(session: Session, card: string): string {
  const { ability = [], ability_icons: icons = [] } = session.facts.cards[card] ?? {};
  const paying = ability.filter((_, i) => icons[i]?.startsWith('points_'));
  return (paying.length ? paying : ability).map((said) => session.render(said)).join(' ');
}

function leaderWhy(session: Session, { of, count }: Row): string {
  const cities = session.table.options['bandit_king'] !== 'english_first_printing';
  return t(of === 'bandit_king' && cities ? 'el-score-leader-none' : `el-score-leader-${of}`, { count });
}

/** Why a scene pays what it pays, in a sentence. */
export function whyText(session: Session, { source, rows, why }: Scene): string {
  const points = Math.max(0, ...rows.map((row) => row.points));
  const name = whoIs(session, rows[0]?.who ?? '');
  if (source === 'regions' || source === 'islands' || source === 'elixirs')
    return t(`el-score-${source}-${why}`, { name, points });
  return why === 'nobody' ? t(`el-score-${source}-none`) : '';
}

/** Where nobody stands. */
export function emptyText({ emptyRegions }: Scene): string {
  return emptyRegions.length
    ? t('el-score-empty', { regions: list(emptyRegions.map((region) => word(`region-${region}`))) })
    : '';
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

export function sceneSentence(session: Session, scene: Scene): string {
  const { source, rows } = scene;
  const told = rows.map((row) => {
    const name = source === 'cards' ? word(`card-${row.of}`) : whoIs(session, row.who);
    const text = source === 'cards' ? '' : rowText(session, scene, row);
    const paid = source === 'regions' || source === 'islands' || source === 'elixirs';
    return t(paid ? 'el-score-spoken-row' : 'el-score-spoken-paid', {
      name,
      text,
      points: row.points,
      has: String(!!text),
    });
  });
  return [
    t(told.length ? 'el-score-spoken' : 'el-score-spoken-head', {
      head: headOf(session, scene),
      rows: told.join('; '),
    }),
    whyText(session, scene),
    emptyText(scene),
  ]
    .filter(Boolean)
    .join(' ');
}

export function totalsSentence(session: Session, scoring: Scoring): string {
  const scores = session.letters.map((seat) => `${session.name(seat)} ${scoring.totals[seat] ?? 0}`);
  return t('el-score-spoken-totals', { scores: scores.join(', ') });
}
