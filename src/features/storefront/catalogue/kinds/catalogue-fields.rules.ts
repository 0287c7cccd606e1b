const MOST_LEVELS = 4

export const SLUG_FIELD = {
  pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  patternFault: 'is no short name; write small letters, digits and single hyphens, such as ball-valves',
} as const

export const PATH_FIELD = {
  most: 300,
  pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/,
  patternFault: `is no path of a category; write up to ${MOST_LEVELS} short names joined with /, such as valves/ball-valves`,
} as const

export const ATTRIBUTE_FIELD = {
  most: 40,
  pattern: /^[a-z][a-z0-9_]*$/,
  patternFault: 'is no key of an attribute; write small letters, digits and _, such as response_time',
} as const
