import type { Flags } from '#kernel/flags.ts'

/** The content of /etc.clientlibs/toggles.json [7.5.6]. */
export const listEnabled = (flags: Flags): string[] =>
  Object.entries(flags)
    .filter(([, value]) => value === true || (typeof value === 'string' && value.toLowerCase() === 'true'))
    .map(([name]) => name)
