import { useTexts } from '#ui/use-texts.tsx'

/** `countryCode` is read as `Country code`. */
const spell = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How the back office calls a field; `lines.unit` may have a word of its own, and one without any is read as files name it. */
export const useFieldName = (): ((name: string) => string) => {
  const t = useTexts('data-admin')
  const find = (name: string): string | undefined => {
    const word = t(`field.${name}` as 'field.name')
    return word.endsWith(`field.${name}`) ? undefined : word
  }
  return (name) => {
    const last = name.slice(name.lastIndexOf('.') + 1)
    return find(name) ?? find(last) ?? spell(last)
  }
}

/** How it calls a value that is chosen from several; any other value stays as it is. */
export const useChoiceName = (): ((field: string, value: string) => string) => {
  const t = useTexts('data-admin')
  return (field, value) => {
    const key = `choice.${field.slice(field.lastIndexOf('.') + 1)}.${value}`
    const word = t(key as 'choice.gate.free')
    return word.endsWith(key) ? value : word
  }
}

/** How it calls a kind of data. */
export const useKindName = (): ((name: string) => string) => {
  const t = useTexts('data-admin')
  return (name) => {
    const word = t(`kind.${name}` as 'kind.companies')
    return word.endsWith(`kind.${name}`) ? spell(name.replaceAll('-', ' ')) : word
  }
}
