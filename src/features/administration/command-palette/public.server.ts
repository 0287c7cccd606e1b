import type { Feature } from '#platform/feature.ts'

/** Drawn in browsers alone. */
export const commandPalette: Feature = { name: 'command-palette' }
