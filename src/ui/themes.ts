/** The palettes of tokens.css; a tenant's data names one. */
export const THEMES = ['blue-amber', 'green-sand', 'red-graphite', 'teal-white', 'violet-ink'] as const
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: Theme = 'blue-amber'
