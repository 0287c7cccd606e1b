const OWNERS = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
const OF_EVERY_OBJECT = Object.getOwnPropertyNames(Object.prototype)

/** Inherited names of every object, and of arrays, functions and strings. */
export const PROTOTYPE_NAMES: readonly string[] = [
  ...new Set(['prototype', ...OWNERS.flatMap((owner) => Object.getOwnPropertyNames(owner))]),
]

/** With figures around it, a name is cut into a measure and its unit. */
export const HOSTILE_NAMES: readonly string[] = [
  ...PROTOTYPE_NAMES,
  ...OF_EVERY_OBJECT.flatMap((name) => [`${name}1`, `24${name}`, `24 ${name}`, `1/2${name}`, `24${name}5`]),
]

/** Enough for what takes long to ask. */
export const WORST_NAMES: readonly string[] = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '24constructor',
  'length',
]
