import type { Language } from '#kernel/locale.ts'

/** Single letters are no stop words: they may be units or types. */
const WORDS: Readonly<Record<Language, string>> = {
  en: `the an of for to in on at by with from and or is are was be been do does did can could should would will shall may must
    have has had get need want wants looking look find search show give buy which what where when who how why whose that this
    these those there it its we you your my our me any some please about into than then also not no`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber für fuer mit ohne von vom zu zum zur im in an am
    auf aus bei bis nach über ueber um ist sind war hat haben habe kann können koennen soll muss wird werden gibt es ich wir sie
    er ihr mein unser welche welcher welches welchen was wie wo wann warum wer suche brauche benötige finde zeige bitte als auch
    nicht kein keine`,
  fr: `le la les un une des du de au aux et ou mais pour par avec sans sur sous dans en est sont ont être avoir peut faut quel
    quelle quels quelles que qui quoi où comment pourquoi quand je nous vous il elle mon notre votre cherche besoin trouver
    ce cet cette ces se ne pas plus`,
  es: `el la los las un una unos unas de del al pero para por con sin sobre en es son está hay ser tener puede necesito
    busco quiero qué que cuál cual cuáles quién quien dónde donde cómo como cuándo cuando yo nosotros usted mi su nuestro este
    esta estos estas no más se lo`,
  pl: `do na we ze od po za dla przy przez nad pod oraz lub albo ale jest są być ma mają mam można trzeba jaki jaka jakie jakich
    który która które kto co gdzie kiedy jak czy dlaczego ja my wy on ona to ten ta te tego szukam potrzebuję nie się`,
  zh: `的 了 和 与 或 在 是 有 我 你 您 我们 什么 哪个 哪种 哪些 怎么 怎样 如何 请 吗 呢 用 需要 寻找 查找`,
}

const SETS = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))]))

export const isStopWord = (word: string, languages: readonly Language[]): boolean =>
  languages.some((language) => SETS.get(language)?.has(word) === true)

const itself = (word: unknown): string => String(word)

/** Without stop words, unless there is nothing else. */
export const dropStopWords = <Item>(
  items: readonly Item[],
  languages: readonly Language[],
  wordOf: (item: Item) => string = itself,
): readonly Item[] => {
  const telling = items.filter((item) => !isStopWord(wordOf(item), languages))
  return telling.length > 0 ? telling : items
}
