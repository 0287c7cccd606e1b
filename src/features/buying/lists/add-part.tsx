import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { listItemForm, saveListItems } from '#features/buying/lists/list.api.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

type AddPartProps = { readonly list: string; readonly onAdded: () => Promise<void> }

/** By its number, as it stands on the part. */
export const AddPart = ({ list, onAdded }: AddPartProps) => {
  const t = useTexts('lists')
  const ui = useTexts('ui')
  const form = useEndpointForm(saveListItems, {
    rules: listItemForm,
    request: { params: { id: list } },
    values: { sku: '' },
    bodyOf: ({ sku }: { sku: string }) => ({ items: [{ sku: sku.trim().toUpperCase(), quantity: 1, note: '' }] }),
    faultsOf: ({ sku }) => ({ sku: sku.trim() === '' ? ui('form.missing') : undefined }),
    onSent: () => {
      form.reset()
      return onAdded()
    },
  })
  const failed = form.outcome.error ? t('failed') : undefined
  return (
    <form {...form.props} className={styles.make}>
      <TextField label={t('part')} maxLength={60} {...form.field('sku')} error={form.errorOf('sku') ?? failed} />
      <Button type="submit" variant="secondary" busy={form.isBusy}>
        {t('part.add')}
      </Button>
    </form>
  )
}
