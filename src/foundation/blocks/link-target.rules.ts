/** Where a link may lead: a path of this site, another https site, mail or phone; never a script or a hidden second slash [T-4]. */
export const LINK_TARGET =
  /^(?:\/(?![/\\]|%(?:25)*(?:2f|5c))[^\s\\]*|https:\/\/[a-z0-9][a-z0-9.-]*(?:[/?#][^\s\\]*)?|mailto:[^\s]+|tel:\+?[\d\s-]+|#[\w-]*)$/i

export const LONGEST_LINK = 2048

export const isLinkTarget = (href: string): boolean => href.length <= LONGEST_LINK && LINK_TARGET.test(href)
