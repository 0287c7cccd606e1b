import { useId, useState, type KeyboardEvent } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { track } from '#foundation/analytics/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { describeOrderingSearch } from '#features/buying/quick-order/page/quick-event.rules.ts'
import { suggestParts } from '#features/buying/quick-order/reading.api.ts'
import type { OfferedPart } from '#features/buying/quick-order/reading.schema.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useRested } from '#ui/use-rested.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

export type FoundPart = OfferedPart & { readonly isSame: boolean }

export const usePartSuggestions = (country: string, query: string) => {
  const { locale, config } = usePage()
  const settled = useRested(query.trim())
  const { data } = useEndpointQuery(
    suggestParts,
    settled === ''
      ? undefined
      : {
          query: { q: settled.slice(0, 60), country, language: locale.language, appId: config.appId },
          headers: orderingHeaders(),
        },
    { keepsPrevious: true },
  )
  return { parts: settled === '' ? [] : (data?.parts ?? []), isSettled: settled === query.trim() && data !== undefined, settled }
}

type PartComboProps = {
  readonly label: string
  readonly value: string
  readonly country: string
  readonly isInvalid?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
  readonly onChoose: (part: FoundPart) => void
  readonly onEnter?: () => void
}

/** A part number with what begins like it below; the keyboard stays in the field. */
export const PartCombo = ({ label, value, country, isInvalid, describedBy, onChange, onChoose, onEnter }: PartComboProps) => {
  const t = useTexts('quick-order')
  const { money, number } = useFormats()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { parts, settled } = usePartSuggestions(country, isOpen ? value : '')
  const isShown = isOpen && parts.length > 0
  const choose = (part: FoundPart): void => {
    setOpen(false)
    track(describeOrderingSearch(settled))
    onChoose(part)
  }
  const steer = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (parts.length > 0)
        setActive(
          (at) =>
            (at + (event.key === 'ArrowDown' ? 1 : parts.length) + (at < 0 && event.key === 'ArrowUp' ? 1 : 0)) % parts.length,
        )
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const part = isShown ? (parts[active] ?? parts.find(({ isSame }) => isSame)) : undefined
    if (part) choose(part)
    else setOpen(false)
    onEnter?.()
  }
  return (
    <span className={styles.combo}>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={t('number')}
        value={value}
        onChange={(event) => {
          setOpen(true)
          setActive(-1)
          onChange(event.target.value)
        }}
        onKeyDown={steer}
        onBlur={() => setOpen(false)}
      />
      {isShown && (
        <div className={styles.pop} role="listbox" id={`${id}-list`} aria-label={t('suggestions')}>
          {parts.map((part, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard
            <div
              key={part.sku}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              // Before the field loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(part)}
            >
              <span>
                <b>{part.sku}</b>
                <span className={styles.muted}>{part.name}</span>
              </span>
              <span className={styles.offer}>
                {part.price && <span>{money(part.price)}</span>}
                {part.stock && (
                  <span className={styles.stock} data-state={part.stock.state}>
                    {t(`stock.${part.stock.state}`, { count: number(part.stock.quantity) })}
                  </span>
                )}
              </span>
            </div>
          ))}
        </div>
      )}
    </span>
  )
}
