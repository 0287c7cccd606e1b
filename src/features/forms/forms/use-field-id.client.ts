import { usePage } from '#foundation/blocks/public.ts'

/** On a page a field's id is its name; in a fragment, which stands beside the forms of a page, the form's key comes first. */
export const useFieldId = (formKey: string): ((name: string) => string) => {
  const { path } = usePage()
  return path.includes('/fragments/') ? (name) => `${formKey}-${name}` : (name) => name
}
