import { z } from 'zod'

/** Switches of a site; some are strings because their readers compare strings. */
export const flagsSchema = z.strictObject({
  internalCsrFlow: z.enum(['true', 'false']),
  eightHourSession: z.boolean(),
  oneHourSession: z.boolean(),
  oneHourSessionExternal: z.boolean(),
  retain_currency: z.boolean(),
  soldto_control: z.boolean(),
  hideCurrency: z.boolean(),
  disableexactmatch: z.enum(['true', 'false']),
  typeAhead: z.boolean(),
  minicartPersonaCheck: z.boolean(),
  rtnPageEnabled: z.enum(['true', 'false']),
  hybridSearch: z.boolean(),
  websiteTranslation: z.boolean(),
  notificationAlert: z.enum(['TRUE', 'FALSE']),
  errorModal: z.boolean(),
})
export type Flags = z.infer<typeof flagsSchema>

export const flagsOverrideSchema = flagsSchema.partial()
export type FlagsOverride = z.infer<typeof flagsOverrideSchema>

export const DEFAULT_FLAGS: Flags = {
  internalCsrFlow: 'true',
  eightHourSession: false,
  oneHourSession: false,
  oneHourSessionExternal: false,
  retain_currency: false,
  soldto_control: false,
  hideCurrency: false,
  disableexactmatch: 'true',
  typeAhead: true,
  minicartPersonaCheck: true,
  rtnPageEnabled: 'true',
  hybridSearch: true,
  websiteTranslation: false,
  notificationAlert: 'TRUE',
  errorModal: true,
}

export const resolveFlags = (...overrides: readonly (FlagsOverride | undefined)[]): Flags =>
  overrides.reduce<Flags>((flags, override) => ({ ...flags, ...override }), DEFAULT_FLAGS)

/** What /etc.clientlibs/toggles.json lists [7.5.6]. */
export const listEnabled = (flags: Flags): string[] =>
  Object.entries(flags)
    .filter(([, value]) => value === true || (typeof value === 'string' && value.toLowerCase() === 'true'))
    .map(([name]) => name)
