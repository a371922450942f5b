// The marks of the highest and the lowest value, in a square of 24.

export const CROWN = 'M5 17L3 7l5 4 4-7 4 7 5-4-2 10ZM5 18.5h14v2H5Z';
export const MASK =
  'M1 8C7 3.5 17 3.5 23 8C23 16 17 18.5 13.4 14.6C12.6 13.6 11.4 13.6 10.6 14.6C7 18.5 1 16 1 8ZM5.6 10a2.4 1.9 0 1 0 4.8 0a2.4 1.9 0 1 0 -4.8 0ZM13.6 10a2.4 1.9 0 1 0 4.8 0a2.4 1.9 0 1 0 -4.8 0Z';
