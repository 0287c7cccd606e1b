import { useState } from 'react'
import type { ConnectionTest as TestResult } from '#features/buying/procurement/connection/connection.api.ts'
import type { ConnectionDoor } from '#features/buying/procurement/page/connection-door.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

const Document = ({ label, text }: { label: string; text: string }) =>
  text === '' ? null : (
    <details className={styles.document}>
      <summary>{label}</summary>
      <pre>{text}</pre>
    </details>
  )

/** Each step with what was sent and answered. */
export const ConnectionTest = ({ id, door }: { id: string; door: ConnectionDoor }) => {
  const t = useTexts('procurement')
  const { number } = useFormats()
  const [result, setResult] = useState<TestResult>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    const answer = await door.test(id)
    setBusy(false)
    setFailed(!answer.ok)
    setResult(answer.ok ? answer.data : undefined)
  }
  return (
    <section className={styles.panel} aria-labelledby="procurement-test">
      <header className={styles.head}>
        <h3 id="procurement-test">{t('test')}</h3>
        <span role="status">
          {result && <Badge tone={result.isOk ? 'ok' : 'bad'}>{t(result.isOk ? 'test.ok' : 'test.bad')}</Badge>}
        </span>
        <Button size="small" busy={isBusy} onClick={() => void run()}>
          <Icon name="refresh" size="small" />
          {t('test')}
        </Button>
      </header>
      <p className={styles.text}>{t('test.text')}</p>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      {result && (
        <ol className={styles.steps}>
          {result.steps.map(({ name, isOk, tookMs, detail, sent, answer }) => (
            <li key={name} data-bad={isOk ? undefined : ''}>
              <span>
                {t(`step.${name}`)}
                <small>{detail}</small>
                <Document label={t('sent')} text={sent} />
                <Document label={t('answered')} text={answer} />
              </span>
              <span className={styles.ms}>{t('ms', { count: number(tookMs) })}</span>
              <Badge tone={isOk ? 'ok' : 'bad'}>{t(isOk ? 'step.good' : 'step.bad')}</Badge>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
