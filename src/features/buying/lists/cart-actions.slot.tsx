import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { readCart } from '#features/buying/cart/public.ts'
import { createList } from '#features/buying/lists/list.api.ts'
import { MOST_NAME } from '#features/buying/lists/list.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

const QUIET = { isQuiet: true, errors: 'own' } as const

/** Saves the cart's lines as a list, to be ordered again; the cart stays as it is. */
export const Slot = () => {
  const t = useTexts('lists')
  const { locale } = usePage()
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<string>()
  const save = async (): Promise<string | undefined> => {
    const query = { language: locale.language, country: locale.country }
    const { data: cart } = await call(readCart, { query, ...QUIET })
    const items = cart?.lines.filter((line) => !line.isSaved).map(({ sku, quantity, note }) => ({ sku, quantity, note }))
    if (!items?.length) return undefined
    return (await call(createList, { body: { name, isShared, items }, ...QUIET })).data?.id
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setProblem(t('new.missing'))
    setIsBusy(true)
    const id = await save()
    setIsBusy(false)
    setProblem(id === undefined ? t('failed') : undefined)
    if (id === undefined) return
    setMade(id)
    setIsOpen(false)
  }
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
          <Button type="submit" form="save-cart" busy={isBusy}>
            {t('new.make')}
          </Button>
        }
      >
        <form id="save-cart" className={styles.saveCart} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('cart.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            hint={t('new.hint')}
            maxLength={MOST_NAME}
            error={problem}
            data-autofocus
          />
          <Checkbox label={t('share')} checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />
        </form>
      </Dialog>
    </div>
  )
}
