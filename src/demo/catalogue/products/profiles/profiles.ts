import { electricalProfiles } from '#demo/catalogue/products/profiles/electrical.profiles.ts'
import { flightProfiles } from '#demo/catalogue/products/profiles/flight.profiles.ts'
import { fluidProfiles } from '#demo/catalogue/products/profiles/fluid.profiles.ts'
import { gasProfiles } from '#demo/catalogue/products/profiles/gas.profiles.ts'
import type { Profile } from '#demo/catalogue/products/profiles/profile.ts'
import { safetyProfiles } from '#demo/catalogue/products/profiles/safety.profiles.ts'
import { softwareProfiles } from '#demo/catalogue/products/profiles/software.profiles.ts'

const ALL = { ...fluidProfiles, ...electricalProfiles, ...safetyProfiles, ...gasProfiles, ...flightProfiles, ...softwareProfiles }
export type ProfileName = keyof typeof ALL
export const PROFILES: Readonly<Record<ProfileName, Profile>> = ALL
