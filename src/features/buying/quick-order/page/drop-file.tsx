import { useRef, useState, type DragEvent } from 'react'
import type { UseReading } from '#features/buying/quick-order/page/use-reading.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

/** A file by choosing it, or by dropping it here. */
export const DropFile = ({ use }: { use: UseReading }) => {
  const t = useTexts('quick-order')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void use.readFile(file, 'drop')
  }
  const hover = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the button is the first
    <div
      className={styles.drop}
      role="group"
      aria-label={t('drop')}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="file" />
      <p>
        <strong>{t('drop')}</strong>
        <span className={styles.muted}>{t('drop.hint')}</span>
      </p>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={t('drop.field')}
        accept=".pdf,.xlsx,.csv,.tsv"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void use.readFile(file, 'file')
          event.target.value = ''
        }}
      />
    </div>
  )
}
