import { type PresetName, findPreset } from '#foundation/tenants/public.ts'
import type { Traits } from '#kernel/traits.ts'

/** Differences of one of the five business units. */
export const presetTraits = (name: PresetName): Traits => findPreset(name)?.traits ?? {}
