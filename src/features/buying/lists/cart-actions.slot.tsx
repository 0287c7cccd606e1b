import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { readCart } from '#features/buying/cart/public.ts'
import { createList, listForm } from '#features/buying/lists/list.api.ts'
import type { RequestOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

type Values = NonNullable<RequestOf<typeof createList>['body']>
const START: Values = { name: '', isShared: false, items: [] }
const QUIET = { isQuiet: true, errors: 'own' } as const

/** Saves the cart's lines as a list, to be ordered again; the cart stays as it is. */
export const Slot = () => {
  const t = useTexts('lists')
  const { locale } = usePage()
  const [isOpen, setIsOpen] = useState(false)
  const [isReading, setReading] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const [made, setMade] = useState<string>()
  const form = useEndpointForm(createList, {
    rules: listForm,
    values: START,
    faultsOf: ({ name }) => ({ name: name.trim() === '' ? t('new.missing') : undefined }),
    onSent: ({ id }) => {
      setMade(id)
      setIsOpen(false)
    },
  })
  const submit = form.check(async () => {
    if (isReading) return
    setReading(true)
    const query = { language: locale.language, country: locale.country }
    const { data: cart } = await call(readCart, { query, ...QUIET })
    setReading(false)
    const items = (cart?.lines ?? []).filter((line) => !line.isSaved).map(({ sku, quantity, note }) => ({ sku, quantity, note }))
    setUnread(items.length === 0)
    if (items.length === 0) return
    form.change('items', items)
    await form.send()
  })
  const failed = isUnread || form.outcome.error ? t('failed') : undefined
  return (
    <div className={styles.saveCart}>
      <Button variant="secondary" wide onClick={() => setIsOpen(true)}>
        {t('cart.save')}
      </Button>
      <div role="status">
        {made !== undefined && (
          <Message tone="ok" action={<a href={`${pageHref(locale, '/secure/lists')}?list=${made}`}>{t('cart.open')}</a>}>
            {t('cart.saved')}
          </Message>
        )}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('cart.save')}
        footer={
          <Button type="submit" form="save-cart" busy={isReading || form.isBusy}>
            {t('new.make')}
          </Button>
        }
      >
        <form {...form.props} id="save-cart" className={styles.saveCart} onSubmit={submit}>
          <TextField
            label={t('cart.name')}
            hint={t('new.hint')}
            {...form.field('name')}
            error={form.errorOf('name') ?? failed}
            data-autofocus
          />
          <Checkbox label={t('share')} {...form.box('isShared')} />
        </form>
      </Dialog>
    </div>
  )
}
