import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { createList, listForm } from '#features/buying/lists/list.api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

/** Begins a list and opens it. */
export const NewList = ({ onMade }: { onMade: (id: string) => void }) => {
  const t = useTexts('lists')
  const form = useEndpointForm(createList, {
    rules: listForm,
    values: { name: '', isShared: false },
    faultsOf: ({ name }) => ({ name: name.trim() === '' ? t('new.missing') : undefined }),
    onSent: ({ id }) => {
      form.reset({ name: '', isShared: form.valueOf('isShared') })
      onMade(id)
    },
  })
  const failed = form.outcome.error ? t('failed') : undefined
  return (
    <form {...form.props} className={styles.make}>
      <TextField label={t('new')} hint={t('new.hint')} {...form.field('name')} error={form.errorOf('name') ?? failed} />
      <Checkbox label={t('share')} {...form.box('isShared')} />
      <Button type="submit" variant="secondary" busy={form.isBusy}>
        {t('new.make')}
      </Button>
    </form>
  )
}
