// Kept cards: the drawing of each.

export const KEPT_ICONS: Record<string, string> = {
  after_castillo: 'move_after_castillo',
  double: 'repeat_later',
  turn: 'turn_card',
  turn_next: 'turn_card',
};
