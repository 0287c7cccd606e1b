import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'

/** The days on which a line holds; the same words for every kind of terms. */
export const VALIDITY_FIELDS = {
  validFrom: fieldOf.date({ isRequired: true, help: 'The first day on which it holds.' }),
  validUntil: fieldOf.date({ help: 'The last day on which it holds; without it until further notice.' }),
} as const

type Days = { readonly validFrom: string; readonly validUntil?: string }

export const checkValidity = ({ validFrom, validUntil }: Days): LineProblem[] =>
  validUntil !== undefined && validUntil < validFrom
    ? [{ column: 'validUntil', reason: `${validUntil} is before its first day, ${validFrom}` }]
    : []

/** As programs write a percentage; more digits than four no law has. */
export const checkPercent = (percent: number | undefined): LineProblem[] =>
  percent === undefined || /^\d+(?:\.\d{1,4})?$/.test(String(percent))
    ? []
    : [{ column: 'percent', reason: `${percent} has more than four digits behind the point` }]
