const TEXT = /^(?:text\/|[a-z]+\/[a-z0-9.+-]+\+xml$)/

/** Texts say how they are encoded, or a browser guesses; every text of ours is UTF-8. */
export const withCharset = (contentType: string): string =>
  TEXT.test(contentType) && !contentType.includes('charset') ? `${contentType}; charset=utf-8` : contentType
