const MAIL = /^[^\s@,;<>"']{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/
export const MOST_COPIES = 10

/** Mail addresses with commas, semicolons, spaces or line ends between them; undefined where one of them is none. */
export const readCopies = (given: string): readonly string[] | undefined => {
  const addresses = [
    ...new Set(
      given
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  return addresses.length <= MOST_COPIES && addresses.every((address) => MAIL.test(address)) ? addresses : undefined
}
