/** For a log: the shared secret is gone before anything is stored. */
export const hideSecrets = (text: string): string =>
  text
    .replace(/(<SharedSecret\b[^>]{0,500}>)[^<]{0,5000}/gi, '$1••••')
    .replace(/((?:"|&|^)PASSWORD(?:"\s?:\s?"|=))[^"&]{0,500}/gi, '$1••••')
