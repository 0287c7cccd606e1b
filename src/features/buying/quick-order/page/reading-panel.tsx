import { useState } from 'react'
import { LineActions } from '#features/buying/cart/public.ts'
import { drawLines, groupLines, GROUPS, type LineGroup } from '#features/buying/quick-order/page/line-groups.rules.ts'
import { Original } from '#features/buying/quick-order/page/original.tsx'
import { ReadingRow } from '#features/buying/quick-order/page/reading-row.tsx'
import type { UseReading } from '#features/buying/quick-order/page/use-reading.client.ts'
import type { Reading } from '#features/buying/quick-order/reading.schema.ts'
import { Button } from '#ui/button.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

const DRAWN = 100

type PanelProps = {
  readonly reading: Reading
  readonly use: UseReading
  readonly country: string
  readonly originalHref: string
}

const useFacts = ({ kind, name, pages, poNumber, lines }: Reading): string => {
  const t = useTexts('quick-order')
  const { number } = useFormats()
  return [
    kind === 'pasted' ? t('pasted') : name,
    kind === 'pdf' && t('pages', { count: number(pages) }),
    t('lines', { count: number(lines.length) }),
    poNumber !== null && t('po', { number: poNumber }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The lines that were read: first those that need attention, then likely ones, then exact ones. */
export const ReadingPanel = ({ reading, use, country, originalHref }: PanelProps) => {
  const t = useTexts('quick-order')
  const { number } = useFormats()
  const [shown, setShown] = useState<LineGroup>()
  const [most, setMost] = useState(DRAWN)
  const [isBeside, setBeside] = useState(false)
  const groups = groupLines(reading.lines)
  const facts = useFacts(reading)
  const open = reading.lines.filter(({ isAdded }) => !isAdded)
  const ready = open.filter(({ sku }) => sku !== null)
  const drawn = drawLines(groups, shown, most)
  const hidden = shown === undefined ? reading.lines.length - most : groups[shown].length - most
  return (
    <section className={styles.reading} aria-labelledby="quick-read">
      <header className={styles.head}>
        <h2 id="quick-read">{t('read')}</h2>
        <ChipRow label={t('groups')}>
          <ChoiceChip pressed={shown === undefined} count={number(reading.lines.length)} onPress={() => setShown(undefined)}>
            {t('group.all')}
          </ChoiceChip>
          {GROUPS.map((group) => (
            <ChoiceChip
              key={group}
              pressed={shown === group}
              count={number(groups[group].length)}
              onPress={() => setShown(group)}
            >
              {t(`group.${group}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </header>
      <p className={styles.facts}>
        <span>{facts}</span>
        <button type="button" aria-expanded={isBeside} onClick={() => setBeside(!isBeside)}>
          {t(isBeside ? 'original.hide' : 'original.show')}
        </button>
        <button type="button" onClick={() => void use.forget()}>
          {t('forget')}
        </button>
      </p>
      <div className={styles.beside} data-open={isBeside || undefined}>
        {isBeside && <Original reading={reading} href={originalHref} />}
        <div className={`${styles.scroll} scroll-x`}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('read')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('asked')}</th>
                <th scope="col">{t('found')}</th>
                <th scope="col">{t('match')}</th>
                <th scope="col" data-numeric>
                  {t('pieces')}
                </th>
                <th scope="col" data-numeric>
                  {t('total')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('remove')}</span>
                </th>
              </tr>
            </thead>
            {drawn
              .filter(({ group }) => groups[group].length > 0)
              .map(({ group, lines }) => (
                <tbody key={group}>
                  <tr className={styles.group}>
                    <th colSpan={7} scope="rowgroup">
                      {t(`group.${group}`)}, {number(groups[group].length)}
                    </th>
                  </tr>
                  {lines.map((line) => (
                    <ReadingRow
                      key={line.line}
                      reading={reading.id}
                      line={line}
                      country={country}
                      isBusy={use.busy === `line ${line.line}`}
                      offer={use.offers.get(line.line)}
                      use={use}
                    />
                  ))}
                </tbody>
              ))}
          </table>
        </div>
      </div>
      {hidden > 0 && (
        <p>
          <Button variant="secondary" onClick={() => setMost(most + DRAWN * 4)}>
            {t('more')}
          </Button>
        </p>
      )}
      {ready.length > 0 && (
        <div className={styles.tray} role="region" aria-label={t('tray')}>
          <span className={styles.muted}>
            {open.length > ready.length && t('stay', { count: number(open.length - ready.length) })}
          </span>
          <LineActions
            lines={ready.flatMap(({ sku, quantity }) => (sku === null || quantity === null ? [] : [{ sku, quantity }]))}
          />
          <Button busy={use.busy === 'add'} onClick={() => void use.addReady()}>
            {t('add.lines', { count: number(ready.length), all: number(open.length) })}
          </Button>
        </div>
      )}
    </section>
  )
}
