import { useEffect, useState } from 'react'
import { call } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { readFormsDictionary } from '#features/forms/forms/dictionary.api.ts'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { translateForm } from '#features/forms/forms/form-translation.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

type Words = Readonly<Record<string, string>>

/** The form with the words of the tenant's dictionary, once it is there; English needs none [7.7.4]. */
export const useTranslatedForm = (form: FilledForm): FilledForm => {
  const { tenant, locale } = usePage()
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    if (locale.language === 'en') return
    const load = async (): Promise<void> => {
      const { data } = await call(readFormsDictionary, { params: { tenant: tenant.key }, isQuiet: true, errors: 'own' })
      setWords(lookUp(data, locale.language))
    }
    void load()
  }, [tenant.key, locale.language])
  return words ? translateForm(form, words) : form
}
