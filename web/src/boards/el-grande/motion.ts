// How pieces travel over the map.

export {};
