import { memo, useId } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { readLineFix, type LineFixValues } from '#features/buying/quick-order/line-fix.rules.ts'
import { PartCombo } from '#features/buying/quick-order/page/part-combo.tsx'
import { RememberMatch } from '#features/buying/quick-order/page/remember-match.tsx'
import { readCount } from '#features/buying/quick-order/page/typed-rows.rules.ts'
import type { MatchOffer, UseReading } from '#features/buying/quick-order/page/use-reading.client.ts'
import { changeReadingLine, readingLineForm } from '#features/buying/quick-order/reading.api.ts'
import { WITHDRAWN } from '#features/buying/quick-order/reading/order-line.rules.ts'
import type { ReadingLine } from '#features/buying/quick-order/reading.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

const PICTURE = { alt: '', width: 400, height: 320 }

export type RowProps = {
  readonly reading: string
  readonly line: ReadingLine
  readonly country: string
  readonly isBusy: boolean
  /** A match that somebody confirmed on this line and may have remembered. */
  readonly offer?: MatchOffer | undefined
  readonly use: Pick<UseReading, 'request' | 'putRight' | 'refuse' | 'leaveOut'>
}

const FAULTS = ['not_found', 'ended', 'several', 'mismatch', 'quantity', 'unsure', 'unit', ...WITHDRAWN, 'cart_full'] as const
const faultOf = (reason: ReadingLine['reason']) => FAULTS.find((fault) => fault === reason) ?? 'not_found'

/** A line that needs somebody: which part, or how many. */
const FixLine = ({ reading, line, country, isBusy, use }: Omit<RowProps, 'offer'>) => {
  const t = useTexts('quick-order')
  const id = useId()
  const { reason, candidates, match } = line
  const form = useEndpointForm(changeReadingLine, {
    rules: readingLineForm,
    request: { params: { id: reading, line: line.line }, ...use.request },
    values: { number: line.number, quantity: line.quantity === null ? '' : String(line.quantity), chosen: '' },
    bodyOf: (values: LineFixValues) => readLineFix(values, line),
    onSent: (changed) => use.putRight(line.line, changed),
    onRefused: use.refuse,
  })
  const names = { line: String(line.line) }
  const values = { number: form.textOf('number'), quantity: form.textOf('quantity') }
  const fix = (chosen: string) => {
    form.change('chosen', chosen)
    return Object.keys(readLineFix({ ...values, chosen }, line)).length > 0 ? form.send() : undefined
  }
  return (
    <form {...form.props} className={styles.fix} onSubmit={form.check(() => fix(''))}>
      <p id={`${id}-why`} className={styles.why}>
        <Icon name="alert" size="small" />
        {t(`fault.${faultOf(reason)}`)}
      </p>
      <div className={styles.fields}>
        <PartCombo
          label={t('line.number', names)}
          value={values.number}
          country={country}
          isInvalid={reason === 'not_found' || reason === 'ended' || match === 'ambiguous'}
          describedBy={`${id}-why`}
          onChange={(number) => form.change('number', number)}
          onChoose={({ sku }) => {
            form.change('number', sku)
            void fix(sku)
          }}
        />
        <input
          className={`${styles.input} ${styles.count}`}
          inputMode="numeric"
          aria-label={t('line.quantity', names)}
          aria-invalid={readCount(values.quantity) === undefined || undefined}
          value={values.quantity}
          onChange={(event) => form.change('quantity', event.target.value)}
        />
        <Button type="submit" variant="secondary" size="small" busy={isBusy || form.isBusy}>
          {t('check')}
        </Button>
      </div>
      {candidates.length > 0 && (
        <ul className={styles.candidates}>
          {candidates.map(({ sku, name }) => (
            <li key={sku}>
              <button type="button" onClick={() => void fix(sku)}>
                {t('use', { sku })}
              </button>
              <span className={styles.muted}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

const FoundPart = ({ line: { part, sku } }: { line: ReadingLine }) => {
  const t = useTexts('quick-order')
  const { number } = useFormats()
  if (!part) return <b>{sku}</b>
  return (
    <span className={styles.part}>
      {part.image && <Plate image={{ ...PICTURE, src: part.image }} />}
      <span>
        <b>{part.sku}</b> {part.name}
        {part.stock && (
          <span className={styles.stock} data-state={part.stock.state}>
            {t(`stock.${part.stock.state}`, { count: number(part.stock.quantity) })}
          </span>
        )}
      </span>
    </span>
  )
}

const MatchMark = ({ line: { match, confidence, reason, isAdded } }: { line: ReadingLine }) => {
  const t = useTexts('quick-order')
  const { percent } = useFormats()
  if (isAdded) return <Badge tone="ok">{t('match.added')}</Badge>
  if (match === 'exact') return <Badge tone="ok">{t(reason === 'own_number' ? 'why.own_number' : 'match.exact')}</Badge>
  return (
    <Badge tone="info">
      {percent(confidence)}
      {reason && `, ${t(`why.${reason}` as 'why.replaced')}`}
    </Badge>
  )
}

/** One line of what was read. */
export const ReadingRow = memo((props: RowProps) => {
  const { line, country, offer, use } = props
  const t = useTexts('quick-order')
  const { number, money, date } = useFormats()
  const needs = line.sku === null
  const { part, quantity } = line
  const fitted = part && quantity !== null ? Math.max(part.minimum, Math.ceil(quantity / part.step) * part.step) : quantity
  return (
    <tr data-needs={needs || undefined} data-match={line.match} data-added={line.isAdded || undefined}>
      <td className={styles.muted}>{number(line.line)}</td>
      <td>
        {line.asked}
        {line.requestedOn !== null && <span className={styles.muted}> {t('wanted', { date: date(line.requestedOn) })}</span>}
      </td>
      {needs ? (
        <td colSpan={4}>
          <FixLine key={`${line.reason} ${line.quantity}`} {...props} />
        </td>
      ) : (
        <>
          <td>
            <FoundPart line={line} />
            {offer && <RememberMatch offer={offer} country={country} />}
            {fitted !== quantity && fitted !== null && (
              <span className={styles.why}>{t('fitted', { count: number(fitted), step: number(part?.step ?? 1) })}</span>
            )}
          </td>
          <td>
            <MatchMark line={line} />
          </td>
          <td data-numeric>{quantity === null ? '' : number(quantity)}</td>
          <td data-numeric>{part?.total ? money(part.total) : t('price.request')}</td>
        </>
      )}
      <td>
        {!line.isAdded && (
          <IconButton label={t('line.leave', { line: String(line.line) })} onClick={() => void use.leaveOut(line.line)}>
            <Icon name="close" size="small" />
          </IconButton>
        )}
      </td>
    </tr>
  )
})
ReadingRow.displayName = 'ReadingRow'
