import { nameIn } from '#features/documents/downloads/document.rules.ts'
import type { SoftwareProduct, SoftwareRelease } from '#features/documents/downloads/software/software.rules.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

type FoundText = { readonly title: string; readonly description: string; readonly words: string }

/** In each language what the page says of it; the release's notes are found, but not shown. */
export const toPlainNames = (
  { key, names, texts }: SoftwareProduct,
  { version, notes }: SoftwareRelease,
): Record<Language, FoundText> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        title: `${nameIn(names, language, key)} ${version}`,
        description: texts[language] ?? texts.en ?? '',
        words: (notes[language] ?? notes['en'] ?? []).join(' '),
      },
    ]),
  ) as Record<Language, FoundText>
