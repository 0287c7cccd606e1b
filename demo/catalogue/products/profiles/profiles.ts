import { airframeProfiles } from '#demo/catalogue/products/profiles/airframe.profiles.ts'
import { alarmProfiles } from '#demo/catalogue/products/profiles/alarm.profiles.ts'
import { avionicsProfiles } from '#demo/catalogue/products/profiles/avionics.profiles.ts'
import { cabinetProfiles } from '#demo/catalogue/products/profiles/cabinet.profiles.ts'
import { gasProfiles } from '#demo/catalogue/products/profiles/gas.profiles.ts'
import { groundProfiles } from '#demo/catalogue/products/profiles/ground.profiles.ts'
import { handheldProfiles } from '#demo/catalogue/products/profiles/handheld.profiles.ts'
import { machineProfiles } from '#demo/catalogue/products/profiles/machine.profiles.ts'
import { measuringProfiles } from '#demo/catalogue/products/profiles/measuring.profiles.ts'
import { pipeProfiles } from '#demo/catalogue/products/profiles/pipe.profiles.ts'
import { roomProfiles } from '#demo/catalogue/products/profiles/room.profiles.ts'
import { softwareProfiles } from '#demo/catalogue/products/profiles/software.profiles.ts'
import { supplyProfiles } from '#demo/catalogue/products/profiles/supply.profiles.ts'
import { temperatureProfiles } from '#demo/catalogue/products/profiles/temperature.profiles.ts'
import { videoProfiles } from '#demo/catalogue/products/profiles/video.profiles.ts'
import { wiringProfiles } from '#demo/catalogue/products/profiles/wiring.profiles.ts'
import type { Profile } from '#demo/catalogue/products/profiles/profile.ts'

const ALL = {
  ...airframeProfiles,
  ...alarmProfiles,
  ...avionicsProfiles,
  ...cabinetProfiles,
  ...gasProfiles,
  ...groundProfiles,
  ...handheldProfiles,
  ...machineProfiles,
  ...measuringProfiles,
  ...pipeProfiles,
  ...roomProfiles,
  ...softwareProfiles,
  ...supplyProfiles,
  ...temperatureProfiles,
  ...videoProfiles,
  ...wiringProfiles,
}
export type ProfileName = keyof typeof ALL
export const PROFILES: Readonly<Record<ProfileName, Profile>> = ALL
