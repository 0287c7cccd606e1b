import { useState, type SyntheticEvent } from 'react'
import type { UseReading } from '#features/buying/quick-order/page/use-reading.client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

/** From a spreadsheet or a mail: added at once, or looked at first. */
export const PasteLines = ({ use }: { use: UseReading }) => {
  const t = useTexts('quick-order')
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const isEmpty = text.trim() === ''
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isEmpty) return
    setAdding(true)
    const reading = await use.readText(text)
    if (reading) await use.addReady(reading)
    setAdding(false)
    // Lines that could not be added stay, so that they can be corrected here.
    if (reading)
      setText(
        reading.lines
          .filter(({ sku }) => sku === null)
          .map(({ asked }) => asked)
          .join('\n'),
      )
  }
  const check = async (): Promise<void> => {
    if (await use.readText(text)) setText('')
  }
  return (
    <form className={styles.card} aria-labelledby="quick-paste" onSubmit={(event) => void submit(event)}>
      <header>
        <h2 id="quick-paste">{t('paste.title')}</h2>
      </header>
      <TextArea
        label={t('paste')}
        hint={t('paste.hint')}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={styles.actions}>
        <Button variant="secondary" busy={use.busy === 'text' && !isAdding} disabled={isEmpty} onClick={() => void check()}>
          {t('paste.check')}
        </Button>
        <Button type="submit" busy={isAdding}>
          {t('add')}
        </Button>
      </p>
    </form>
  )
}
