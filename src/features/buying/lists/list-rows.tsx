import { markSlot } from '#foundation/blocks/public.ts'
import type { ListItem } from '#features/buying/lists/list.schema.ts'
import { MOST_NOTE } from '#features/buying/lists/list.rules.ts'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

const PICTURE = { alt: '', width: 400, height: 320 }

type ListRowsProps = {
  readonly items: readonly ListItem[]
  readonly isOwn: boolean
  /** Below the page's heading, or below the list's own. */
  readonly headingLevel: 2 | 3
  readonly onChange: (item: ListItem) => void
  readonly onRemove: (item: ListItem) => void
}

const readQuantity = (text: string): number | undefined => {
  const quantity = Number(text)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES ? quantity : undefined
}

/** The cart puts its control into the slot, so that one part alone can be ordered as well. */
export const ListRows = ({ items, isOwn, headingLevel, onChange, onRemove }: ListRowsProps) => {
  const Heading = `h${headingLevel}` as const
  const t = useTexts('lists')
  const { number } = useFormats()
  return (
    <ul className={styles.rows}>
      {items.map((item) => {
        const { sku, name, href, image, isSold, quantity, note } = item
        return (
          <li key={sku}>
            {image ? (
              <Plate image={{ ...PICTURE, src: image }} />
            ) : (
              <span className={styles.blank}>
                <Icon name="box" />
              </span>
            )}
            <div className={styles.words}>
              <span className={styles.sku}>{sku}</span>
              <Heading>
                <a href={href}>{name}</a>
              </Heading>
              {!isSold && <span className={styles.unsold}>{t('unsold')}</span>}
              {!isOwn && note && <span>{note}</span>}
            </div>
            {isOwn ? (
              <div className={styles.edit}>
                <TextField
                  key={`quantity ${quantity}`}
                  label={t('quantity', { sku })}
                  size="small"
                  inputMode="numeric"
                  maxLength={6}
                  defaultValue={quantity}
                  onBlur={(event) => {
                    const typed = readQuantity(event.target.value)
                    if (typed !== undefined && typed !== quantity) onChange({ ...item, quantity: typed })
                  }}
                />
                <TextField
                  key={`note ${note}`}
                  label={t('note', { sku })}
                  size="small"
                  maxLength={MOST_NOTE}
                  defaultValue={note}
                  onBlur={(event) => event.target.value.trim() !== note && onChange({ ...item, note: event.target.value.trim() })}
                />
              </div>
            ) : (
              <span>{t('pieces', { count: number(quantity) })}</span>
            )}
            <div className={styles.act}>
              {isSold && <div {...markSlot('buy', sku)} />}
              {isOwn && (
                <button type="button" onClick={() => onRemove(item)}>
                  {t('remove')}
                  <span className="visually-hidden"> {sku}</span>
                </button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
