import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import type { UseReading } from '#features/buying/quick-order/page/use-reading.client.ts'
import { createReading, readingForm } from '#features/buying/quick-order/reading.api.ts'
import type { Reading } from '#features/buying/quick-order/reading.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

/** From a spreadsheet or a mail: added at once, or looked at first. */
export const PasteLines = ({ use }: { use: UseReading }) => {
  const t = useTexts('quick-order')
  const [isAdding, setAdding] = useState(false)
  const form = useEndpointForm(createReading, {
    rules: readingForm,
    request: use.request,
    values: { text: '' },
    onRefused: use.refuse,
  })
  const isEmpty = form.textOf('text').trim() === ''
  const read = (follow: (reading: Reading) => unknown): Promise<unknown> => use.attempt('text', () => form.send(follow))
  const submit = form.check(async () => {
    if (isEmpty) return
    setAdding(true)
    await read(async (reading) => {
      await use.addReady(use.show(reading))
      const failed = reading.lines.filter(({ sku }) => sku === null)
      // Lines that could not be added stay, so that they can be corrected here.
      form.reset({ text: failed.map(({ asked }) => asked).join('\n') })
    })
    setAdding(false)
  })
  const check = form.check(() =>
    read((reading) => {
      use.show(reading)
      form.reset()
    }),
  )
  return (
    <form {...form.props} className={styles.card} aria-labelledby="quick-paste" onSubmit={submit}>
      <header>
        <h2 id="quick-paste">{t('paste.title')}</h2>
      </header>
      <TextArea label={t('paste')} hint={t('paste.hint')} rows={6} {...form.field('text')} />
      <p className={styles.actions}>
        <Button variant="secondary" busy={use.busy === 'text' && !isAdding} disabled={isEmpty} onClick={check}>
          {t('paste.check')}
        </Button>
        <Button type="submit" busy={isAdding}>
          {t('add')}
        </Button>
      </p>
    </form>
  )
}
