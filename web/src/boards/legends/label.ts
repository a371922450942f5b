// A region in words, for the screen reader, the panel and the list of who rules what.

import { list, t, word } from '../../lib/words.svelte';
import { ownerName, regionName } from './names';
import { coloursIn, NEUTRAL, projectionOf, viewOf, type Leads, type Session, type View } from './view';

export interface RegionLabelProps {
  session: Session;
  region: string;
  view?: View; // what the board shows, if that is not the table
  ruler?: string; // who rules the region in it
  legal?: boolean;
  cost?: string; // what choosing it costs, in words
}

/** Name, pieces, start, token, who rules it, and whether it can be chosen. */
export function regionLabel({ session, region, view, ruler, legal, cost }: RegionLabelProps): string {
  const parts = regionParts(session, region, view, ruler);
  const text = t('el-label', { region: regionName(region), parts: parts.join(', ') });
  return legal ? `${text} ${cost ?? t('el-legal')}` : text;
}

export function regionParts(
  session: Session,
  region: string,
  view = viewOf(session.table),
  ruler = projectionOf(session.table).regions[region]?.leads ?? '',
): string[] {
  const there = view.regions[region] ?? {};
  const parts = coloursIn(there).flatMap((colour) => {
    const [armies, cities] = [there.armies?.[colour] ?? 0, there.cities?.[colour] ?? 0];
    const name = ownerName(session, colour);
    return [
      ...(armies ? [t('el-armies-of', { name, count: armies })] : []),
      ...(cities ? [t('el-cities-of', { name, count: cities, mine: String(colour === session.mine) })] : []),
    ];
  });
  if (!parts.length) parts.push(t('el-empty'));
  if (view.start === region) parts.push(t('el-start-here'));
  parts.push(...tokensIn(view, region).map((token) => word(token)));
  parts.push(ruledBy(session, ruler));
  return parts;
}

/** Whose something is, as sentences tell it apart. */
export function whose(session: Session, colour: string): string {
  return colour === NEUTRAL ? 'neutral' : String(colour === session.mine);
}

/** The tokens that lie in a region, as the reader knows them. */
export function tokensIn({ tokens = {}, face_down: hidden = [] }: View, region: string): string[] {
  const known = Object.keys(tokens).filter((token) => tokens[token] === region);
  return known.length ? known.map((token) => `token-${token}`) : hidden.includes(region) ? ['token-unknown'] : [];
}

function ruledBy(session: Session, leads: string): string {
  return leads
    ? t('el-ruled-by', { name: ownerName(session, leads), mine: whose(session, leads) })
    : t('el-ruled-by-nobody');
}

/** Who rules an island, and how many of its regions everybody rules. */
export function islandLabel(session: Session, island: string, regions: string[], ruled: Leads): string {
  const leads = ruled.islands[island] ?? '';
  const counts = new Map<string, number>();
  for (const region of regions) {
    const ruler = ruled.regions[region] ?? '';
    if (ruler) counts.set(ruler, (counts.get(ruler) ?? 0) + 1);
  }
  const rules = [...counts].map(([colour, count]) => `${ownerName(session, colour)} ${count}`);
  const args = { island: `island-${island}`, count: regions.length, rules: list(rules) };
  if (leads) return t('el-island-ruled', { ...args, name: ownerName(session, leads), mine: whose(session, leads) });
  return t(rules.length ? 'el-island-tied' : 'el-island-empty', args);
}

/** The whole map in words, island by island. */
export function tableLabel(
  session: Session,
  islands: { island: string; regions: string[] }[],
  view: View,
  ruled: Leads,
): string {
  const said = (region: string) => regionLabel({ session, region, view, ruler: ruled.regions[region] ?? '' });
  return islands
    .map(({ island, regions }) => [islandLabel(session, island, regions, ruled), ...regions.map(said)].join(' '))
    .join(' ');
}
