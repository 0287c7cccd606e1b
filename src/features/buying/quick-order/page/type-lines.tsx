import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readJson, sessionStore } from '#browser/storage.ts'
import { useAddToCart } from '#features/buying/cart/public.ts'
import { PartCombo, usePartSuggestions, type FoundPart } from '#features/buying/quick-order/page/part-combo.tsx'
import {
  addRows,
  FIRST_ROWS,
  listTyped,
  MORE_ROWS,
  placePart,
  readCount,
  readStored,
  type TypedRow,
} from '#features/buying/quick-order/page/typed-rows.rules.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

/** Kept by the tab, so that a reload loses nothing. */
const KEPT = 'quickOrderRows'

const EMPTY = addRows([], FIRST_ROWS)
const neverChanges = () => () => undefined
let storedInTab: readonly TypedRow[] | undefined
/** The lines stored for this tab, with the part that the address adds. */
const readOnce = (part?: string): readonly TypedRow[] => {
  const stored = () => readStored(readJson(sessionStore, KEPT))
  return (storedInTab ??= part === undefined ? stored() : placePart(stored(), part))
}

type RowProps = {
  readonly row: TypedRow
  readonly at: number
  readonly country: string
  readonly onChange: (row: TypedRow) => void
  readonly onRemove: () => void
  readonly onEnter: () => void
}

/** A number that is written in full is found without being chosen. */
const TypedLine = ({ row, at, country, onChange, onRemove, onEnter }: RowProps) => {
  const t = useTexts('quick-order')
  const { money } = useFormats()
  const [chosen, setChosen] = useState<FoundPart>()
  const { parts, isSettled } = usePartSuggestions(country, chosen?.sku === row.sku && row.sku !== undefined ? '' : row.number)
  const same = parts.find((part) => part.isSame)
  const found = chosen && chosen.sku === row.sku ? chosen : same
  const sku = row.number.trim() === '' ? undefined : found?.sku
  useEffect(() => {
    if (sku !== row.sku && (isSettled || sku !== undefined || row.number.trim() === '')) onChange({ ...row, sku })
  }, [sku, isSettled, row, onChange])
  const names = { row: String(at + 1) }
  const isCounted = readCount(row.quantity) !== undefined
  return (
    <tr>
      <td>
        <PartCombo
          label={t('row.number', names)}
          value={row.number}
          country={country}
          onChange={(number) => {
            setChosen(undefined)
            onChange({ ...row, number, sku: undefined })
          }}
          onChoose={(part) => {
            setChosen(part)
            onChange({ ...row, number: part.sku, sku: part.sku })
          }}
          onEnter={onEnter}
        />
      </td>
      <td className={styles.found}>
        {found ? (
          <>
            {found.name}
            {found.price && <span className={styles.muted}>{money(found.price)}</span>}
          </>
        ) : (
          <span className={styles.muted}>
            {row.number.trim() !== '' && isSettled && parts.length === 0 ? t('fault.not_found') : ''}
          </span>
        )}
      </td>
      <td>
        <input
          className={`${styles.input} ${styles.count}`}
          inputMode="numeric"
          aria-label={t('row.quantity', names)}
          aria-invalid={!isCounted || undefined}
          value={row.quantity}
          onChange={(event) => onChange({ ...row, quantity: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
        />
      </td>
      <td>
        <IconButton label={t('row.remove', names)} onClick={onRemove}>
          <Icon name="close" size="small" />
        </IconButton>
      </td>
    </tr>
  )
}

/** Lines by hand: Enter goes on to the next row. */
export const TypeLines = ({ country, part }: { country: string; part?: string | undefined }) => {
  const t = useTexts('quick-order')
  const { number } = useFormats()
  const [typed, setTyped] = useState<readonly TypedRow[]>()
  const stored = useSyncExternalStore(
    neverChanges,
    () => readOnce(part),
    () => EMPTY,
  )
  const rows = typed ?? stored
  const body = useRef<HTMLTableSectionElement>(null)
  const focusNext = useRef<number>(undefined)
  const { add, isAdding, added, problem } = useAddToCart(country)
  const change = (next: (before: readonly TypedRow[]) => readonly TypedRow[]): void =>
    setTyped((before) => next(before ?? readOnce()))
  useEffect(() => {
    if (typed) sessionStore.write(KEPT, JSON.stringify(typed))
  }, [typed])
  const ready = listTyped(rows)
  const submit = async (): Promise<void> => {
    const { error } = await add(ready)
    if (!error)
      change((now) =>
        addRows(
          now.filter(({ sku, number: written }) => sku === undefined && written.trim() !== ''),
          FIRST_ROWS,
        ),
      )
  }
  const focusRow = (at: number): void => body.current?.rows[at]?.querySelector('input')?.focus()
  const goOn = (at: number): void => {
    if (at + 1 < rows.length) return focusRow(at + 1)
    focusNext.current = at + 1
    change((now) => addRows(now, 1))
  }
  useEffect(() => {
    if (focusNext.current === undefined) return
    focusRow(focusNext.current)
    focusNext.current = undefined
  })
  return (
    <section className={styles.card} aria-labelledby="quick-type">
      <header>
        <h2 id="quick-type">{t('type')}</h2>
        <span className={styles.muted}>{t('type.hint')}</span>
      </header>
      <table className={styles.typed}>
        <caption className="visually-hidden">{t('type')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('found')}</th>
            <th scope="col">{t('pieces')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <TypedLine
              key={row.id}
              row={row}
              at={at}
              country={country}
              onChange={(changed) => change((now) => now.map((one) => (one.id === changed.id ? changed : one)))}
              onRemove={() => change((now) => (now.length > 1 ? now.filter(({ id }) => id !== row.id) : addRows([], 1)))}
              onEnter={() => goOn(at)}
            />
          ))}
        </tbody>
      </table>
      <div role="status">
        {added && <Message tone="ok">{t('added', { count: number(added.lines.length) })}</Message>}
        {problem !== undefined && <Message tone="bad">{problem || t('failed')}</Message>}
      </div>
      <p className={styles.actions}>
        <Button variant="quiet" onClick={() => change((now) => addRows(now, MORE_ROWS))}>
          {t('rows.more', { count: number(MORE_ROWS) })}
        </Button>
        <Button variant="secondary" busy={isAdding} disabled={ready.length === 0} onClick={() => void submit()}>
          {t('type.add', { count: number(ready.length) })}
        </Button>
      </p>
    </section>
  )
}
