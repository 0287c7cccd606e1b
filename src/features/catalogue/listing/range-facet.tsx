import { useId, type SyntheticEvent } from 'react'
import { nameFacet } from '#features/catalogue/listing/facet-words.rules.ts'
import type { FacetView, RangeBar } from '#features/catalogue/listing/facet.rules.ts'
import { isWithin, readTyped, type NumberRange } from '#features/catalogue/category-index/range.rules.ts'
import { chooseRange, fromField, rangeOf, toField } from '#features/catalogue/listing/listing.rules.ts'
import { useFacetWords } from '#features/catalogue/listing/use-facet-words.client.ts'
import type { Listing } from '#features/catalogue/listing/use-listing.client.ts'
import { FacetFrame } from '#ui/facet-group.tsx'
import styles from './range-facet.module.css'

const WIDTH = 240
const HEIGHT = 40

/** Where the products lie; the numbers are typed below it. */
const Bars = ({ bars, range }: { bars: readonly RangeBar[]; range: NumberRange | undefined }) => {
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const step = WIDTH / bars.length
  return (
    <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ from, to, count }, index) => {
        const height = count === 0 ? 1 : Math.max(3, Math.round((count / highest) * HEIGHT))
        const isChosen = !range || (isWithin(to, { from: range.from }) && isWithin(from, { to: range.to }))
        const x = Math.round(index * step)
        return (
          <rect
            key={from}
            x={x}
            y={HEIGHT - height}
            width={Math.round((index + 1) * step) - x - 2}
            height={height}
            data-chosen={isChosen || undefined}
          />
        )
      })}
    </svg>
  )
}

type RangeFacetProps = { facet: FacetView; bars: readonly RangeBar[]; place: number; listing: Listing }

/** Two numbers instead of a list of them; each counts as soon as it is entered. */
export const RangeFacet = ({ facet, bars, place, listing: { view, choice, ask } }: RangeFacetProps) => {
  const words = useFacetWords(view.currency)
  const id = useId()
  const range = rangeOf(choice, facet.key)
  const name = nameFacet(facet, words)
  const take = (end: keyof NumberRange) => (event: SyntheticEvent<HTMLInputElement>) => {
    const value = readTyped(event.currentTarget.value)
    if (value !== range?.[end]) void ask(chooseRange(choice, facet.key, { ...range, [end]: value }))
  }
  const field = (end: keyof NumberRange, hint: number | undefined) => (
    <label className={styles.field} htmlFor={`${id}-${end}`}>
      <span>{words.t(`range.${end}`)}</span>
      <input
        // Another choice, another field: what was typed but not taken is forgotten.
        key={range?.[end] ?? ''}
        id={`${id}-${end}`}
        name={end === 'from' ? fromField(facet.key) : toField(facet.key)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={range?.[end] ?? ''}
        placeholder={hint === undefined ? undefined : words.formats.number(hint, { maximumFractionDigits: 1 })}
        onBlur={take(end)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take(end)(event)
        }}
      />
    </label>
  )
  return (
    <FacetFrame name={name} place={place} isChosen={range !== undefined}>
      {bars.length > 1 && <Bars bars={bars} range={range} />}
      <div className={styles.ends}>
        {field('from', bars[0]?.from)}
        {field('to', bars.at(-1)?.to)}
      </div>
    </FacetFrame>
  )
}
