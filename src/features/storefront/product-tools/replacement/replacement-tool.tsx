import { useEffect, useId, useMemo, useRef, useState, type ChangeEvent } from 'react'
import { NeedsScript } from '#features/storefront/product-tools/needs-script.tsx'
import {
  MOST_FILE_BYTES,
  MOST_NUMBERS,
  readNumberList,
} from '#features/storefront/product-tools/replacement/number-list.rules.ts'
import { ReplacementResult } from '#features/storefront/product-tools/replacement/replacement-result.tsx'
import { useReplacements } from '#features/storefront/product-tools/replacement/use-replacements.client.ts'
import { useEarlyInput } from '#features/storefront/product-tools/use-early-input.client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './replacement-tool.module.css'

type Fault = 'empty' | 'large' | 'type'
const LISTS = /\.(?:csv|txt)$/i

export const ReplacementTool = () => {
  const t = useTexts('product-tools')
  const { number, fileSize } = useFormats()
  const replacing = useReplacements()
  const [fault, setFault] = useState<Fault>()
  const result = useRef<HTMLDivElement>(null)
  const file = useId()
  const field = useEarlyInput<HTMLTextAreaElement>(replacing.type)
  const isRequested = useRef(false)
  const { text, state, left } = replacing
  const { numbers } = useMemo(() => readNumberList(text), [text])
  useEffect(() => {
    // Only after a question of one's own: what an earlier visit left does not take the focus.
    if (state === 'ready' && isRequested.current) result.current?.focus()
  }, [state])

  const ask = (): void => {
    if (numbers.length === 0) return setFault('empty')
    setFault(undefined)
    isRequested.current = true
    void replacing.ask()
  }
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    if (!LISTS.test(chosen.name)) return setFault('type')
    if (chosen.size > MOST_FILE_BYTES) return setFault('large')
    setFault(undefined)
    replacing.type(await chosen.text())
    // The same file may be chosen again after it was changed.
    target.value = ''
  }

  return (
    <div className={`wrap ${styles.tool}`}>
      <NeedsScript />
      <div className={styles.ask}>
        <TextArea
          ref={field}
          label={t('replacement.numbers')}
          hint={t('replacement.hint', { most: MOST_NUMBERS })}
          error={fault && t(`replacement.fault.${fault}`, { size: fileSize(MOST_FILE_BYTES) })}
          rows={8}
          spellCheck={false}
          autoCapitalize="characters"
          value={text}
          onChange={(event) => replacing.type(event.target.value)}
        />
        <div className={styles.actions}>
          <Button busy={state === 'loading'} onClick={ask}>
            {t('replacement.find')}
          </Button>
          <label className={styles.file} htmlFor={file}>
            <span>{t('replacement.upload')}</span>
            <input id={file} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event)} />
          </label>
          {state === 'ready' && (
            <Button variant="quiet" onClick={replacing.restart}>
              {t('replacement.restart')}
            </Button>
          )}
          <p className={styles.count} role="status">
            {numbers.length > 0 && t('replacement.count', { count: number(numbers.length) })}
          </p>
        </div>
      </div>
      <div ref={result} tabIndex={-1} className={styles.result}>
        {left > 0 && state === 'ready' && (
          <Message tone="warn">{t('replacement.left', { most: MOST_NUMBERS, left: number(left) })}</Message>
        )}
        {state === 'failed' && (
          <ErrorState headingLevel={2} onRetry={ask}>
            {t('failed.replacements')}
          </ErrorState>
        )}
        {replacing.result && state !== 'failed' && (
          <ReplacementResult
            key={replacing.result.answers.map(({ asked }) => asked).join('\n')}
            result={replacing.result}
            isBusy={state === 'loading'}
          />
        )}
      </div>
    </div>
  )
}
