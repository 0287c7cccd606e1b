import { useState, type SyntheticEvent } from 'react'
import { CallError } from '#browser/query.ts'
import { usePage } from '#features/blocks/public.ts'
import { useAddToCart, type AddOutcome } from '#features/cart/add/use-add-to-cart.client.ts'
import { inShopLanguage } from '#features/cart/mini-cart/cart-links.rules.ts'
import type { ShopPageProps } from '#features/cart/page/cart-page.schema.ts'
import { markRefused, readPasted, type PastedLine } from '#features/cart/quick/pasted-lines.rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-cart.module.css'

/** Of a refusal that names its lines. */
const listFailed = (error: unknown): { sku: string; reason: 'not_found' | 'cart_full' }[] => {
  const problem = error instanceof CallError ? error.problem : undefined
  const failed = typeof problem === 'object' && problem !== null && 'failed' in problem ? problem.failed : undefined
  return Array.isArray(failed) ? (failed as { sku: string; reason: 'not_found' | 'cart_full' }[]) : []
}

export const Block = ({ country }: ShopPageProps) => {
  const t = useTexts('cart')
  const { number } = useFormats()
  const { config, locale } = usePage()
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly PastedLine[]>([])
  const { add, isAdding, problem } = useAddToCart(country)
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const read = readPasted(text)
    const good = read.filter(({ fault }) => !fault)
    const { added, error }: AddOutcome = good.length > 0 ? await add(good.map(({ sku, quantity }) => ({ sku, quantity }))) : {}
    const failed = listFailed(error)
    if (error && failed.length === 0) return
    const marked = markRefused(read, added?.failed ?? failed)
    setLines(marked)
    // What could not be added stays, so that it can be put right.
    setText(
      marked
        .filter(({ fault }) => fault)
        .map((line) => line.text)
        .join('\n'),
    )
  }
  const done = lines.filter(({ fault }) => !fault).length
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('quick.title')}</h1>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t('quick.paste')}
          hint={t('quick.hint')}
          rows={10}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.actions}>
          <Button type="submit" busy={isAdding}>
            {t('add')}
          </Button>
          <ButtonLink variant="secondary" href={inShopLanguage(config.minicart_url, locale.language)}>
            {t('open')}
          </ButtonLink>
        </p>
      </form>
      <div role="status">
        {lines.length > 0 && (
          <Message tone={done === lines.length ? 'ok' : 'warn'}>{t('quick.added', { count: number(done) })}</Message>
        )}
        {lines.length === 0 && problem !== undefined && <Message tone="bad">{problem || t('add.failed')}</Message>}
      </div>
      {lines.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('quick.part')}</th>
              <th scope="col">{t('quantity')}</th>
              <th scope="col">{t('quick.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ text: written, sku, quantity, fault }, at) => (
              <tr key={`${written} ${at}`} data-fault={fault}>
                <th scope="row">{sku || written}</th>
                <td>{quantity > 0 ? number(quantity) : ''}</td>
                <td>{t(fault ? `quick.fault.${fault}` : 'quick.ok')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
