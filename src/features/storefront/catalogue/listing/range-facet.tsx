import { useEffect, useId, useRef } from 'react'
import { nameFacet } from '#features/storefront/catalogue/listing/facet-words.rules.ts'
import type { FacetView, RangeBar } from '#features/storefront/catalogue/listing/facet.rules.ts'
import { isWithin, readTyped, type NumberRange } from '#features/storefront/catalogue/category-index/range.rules.ts'
import { chooseRange, fromField, rangeOf, toField } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { useFacetWords } from '#features/storefront/catalogue/listing/use-facet-words.client.ts'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { FacetFrame } from '#ui/facet-group.tsx'
import styles from './range-facet.module.css'

const WIDTH = 240
const HEIGHT = 40

/** Where the products lie; the numbers are typed below it. */
const Bars = ({ bars, range }: { bars: readonly RangeBar[]; range: NumberRange | undefined }) => {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const step = WIDTH / bars.length
  const isIn = ({ from, to }: RangeBar): boolean =>
    !range || (isWithin(to, { from: range.from }) && isWithin(from, { to: range.to }))
  /** All bars that are chosen, or all others, in one path: a page has many. */
  const trace = (isChosen: boolean): string =>
    bars
      .map((bar, index) => {
        if (isIn(bar) !== isChosen) return ''
        const height = bar.count === 0 ? 1 : Math.max(3, Math.round((bar.count / highest) * HEIGHT))
        const x = Math.round(index * step)
        return `M${x} ${HEIGHT}v-${height}h${Math.round((index + 1) * step) - x - 2}v${height}z`
      })
      .join('')
  return (
    <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {[true, false].map((isChosen) => (
        <path key={String(isChosen)} data-chosen={isChosen || undefined} d={trace(isChosen)} />
      ))}
    </svg>
  )
}

type RangeFieldProps = {
  label: string
  name: string
  value: number | undefined
  hint: string | undefined
  onTake: (typed: string) => void
}

/** An entered value counts with Enter or when the field is left; another choice overwrites it, and the focus stays. */
const RangeField = ({ label, name, value, hint, onTake }: RangeFieldProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const text = value === undefined ? '' : String(value)
  useEffect(() => {
    if (field.current) field.current.value = text
  }, [text])
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{label}</span>
      <input
        ref={field}
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={text}
        placeholder={hint}
        onBlur={({ currentTarget }) => onTake(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onTake(event.currentTarget.value)
        }}
      />
    </label>
  )
}

type RangeFacetProps = { facet: FacetView; bars: readonly RangeBar[]; place: number; listing: Listing }

/** Two numbers instead of a list of them. */
export const RangeFacet = ({ facet, bars, place, listing: { view, choice, ask } }: RangeFacetProps) => {
  const words = useFacetWords(view.currency)
  const range = rangeOf(choice, facet.key)
  const take = (end: keyof NumberRange) => (typed: string) => {
    const value = readTyped(typed)
    if (value !== range?.[end]) void ask(chooseRange(choice, facet.key, { ...range, [end]: value }))
  }
  const hintOf = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : words.formats.number(value, { maximumFractionDigits: 1 })
  const { key } = facet
  return (
    <FacetFrame name={nameFacet(facet, words)} place={place} isChosen={range !== undefined}>
      {bars.length > 1 && <Bars bars={bars} range={range} />}
      <div className={styles.ends}>
        <RangeField
          label={words.t('range.from')}
          name={fromField(key)}
          value={range?.from}
          hint={hintOf(bars[0]?.from)}
          onTake={take('from')}
        />
        <RangeField
          label={words.t('range.to')}
          name={toField(key)}
          value={range?.to}
          hint={hintOf(bars.at(-1)?.to)}
          onTake={take('to')}
        />
      </div>
    </FacetFrame>
  )
}
