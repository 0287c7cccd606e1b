import type { Profile, Trait } from '#demo/catalogue/products/profiles/profile.ts'
import { handheldProfiles } from '#demo/catalogue/products/profiles/handheld.profiles.ts'
import { machineProfiles } from '#demo/catalogue/products/profiles/machine.profiles.ts'

const { gasDetector } = handheldProfiles
const { gasTransmitter } = machineProfiles
const without = (traits: readonly Trait[], ...keys: readonly string[]): Trait[] => traits.filter(([key]) => !keys.includes(key))

/** For one gas, in several ranges. */
const detectOne = (gas: string): Profile => ({
  ...gasDetector,
  axis: {
    key: 'range',
    values: ['0…50 ppm', '0…100 ppm', '0…200 ppm', '0…500 ppm', '0…1000 ppm'],
    codes: ['050', '100', '200', '500', '1K0'],
  },
  traits: [['gas', [gas]], ...without(gasDetector.traits, 'range')],
})

const transmit = (gases: readonly string[], codes: readonly string[], ranges: readonly [string, ...string[]]): Profile => ({
  ...gasTransmitter,
  axis: { key: 'gas', values: gases, codes },
  traits: [['range', ranges], ...without(gasTransmitter.traits, 'range')],
})

/** Gas detection, by what is in the air. */
export const gasProfiles = {
  sulphideDetector: detectOne('H₂S'),
  monoxideDetector: detectOne('CO'),
  fourGasDetector: {
    ...gasDetector,
    axis: {
      key: 'gas',
      values: ['O₂/CO/H₂S/LEL', 'O₂/CO/SO₂/LEL', 'O₂/NH₃/H₂S/LEL', 'O₂/CO₂/H₂S/LEL', 'O₂/CO/NO₂/LEL'],
      codes: ['4A', '4B', '4C', '4D', '4E'],
    },
    traits: [['range', ['0…100 % LEL', '0…100 % LEL, 0…25 % vol']], ...without(gasDetector.traits, 'range')],
  },
  toxicTransmitter: transmit(
    ['CO', 'H₂S', 'NH₃', 'SO₂', 'NO₂', 'Cl₂'],
    ['CO', 'H2S', 'NH3', 'SO2', 'NO2', 'CL2'],
    ['0…50 ppm', '0…100 ppm', '0…300 ppm'],
  ),
  combustibleTransmitter: transmit(
    ['CH₄', 'H₂', 'C₃H₈', 'C₂H₄', 'C₄H₁₀'],
    ['CH4', 'H2', 'C3H8', 'C2H4', 'C4HX'],
    ['0…100 % LEL', '0…50 % LEL'],
  ),
} as const satisfies Readonly<Record<string, Profile>>
