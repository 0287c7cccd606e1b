import type { Language } from '#kernel/locale.ts'

type Words = {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** An agreement to begin with; who runs the site writes their own over it. */
export const LICENCE_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Software licence agreement',
    sections: [
      {
        heading: 'What you may do',
        text: 'You may install the software on the number of devices named in the order confirmation, make one backup copy and use it for your company’s own purposes.',
      },
      {
        heading: 'What you may not do',
        text: 'You may not rent out, resell or publish the software, remove notices from it, or take it apart beyond what the law allows.',
      },
      {
        heading: 'Updates and end',
        text: 'Updates are covered by this agreement. It ends when you delete the software, or 30 days after a written warning if its terms are not kept.',
      },
    ],
  },
  de: {
    title: 'Softwarelizenzvereinbarung',
    sections: [
      {
        heading: 'Was Sie dürfen',
        text: 'Sie dürfen die Software auf so vielen Geräten installieren, wie in der Auftragsbestätigung genannt sind, eine Sicherungskopie anlegen und sie für die eigenen Zwecke Ihres Unternehmens nutzen.',
      },
      {
        heading: 'Was Sie nicht dürfen',
        text: 'Sie dürfen die Software nicht vermieten, weiterverkaufen oder veröffentlichen, keine Hinweise daraus entfernen und sie nicht über das gesetzlich Erlaubte hinaus zerlegen.',
      },
      {
        heading: 'Aktualisierungen und Ende',
        text: 'Aktualisierungen fallen unter diesen Vertrag. Er endet, wenn Sie die Software löschen, oder 30 Tage nach einer schriftlichen Mahnung, wenn seine Bedingungen nicht eingehalten werden.',
      },
    ],
  },
  fr: {
    title: 'Contrat de licence logicielle',
    sections: [
      {
        heading: 'Ce que vous pouvez faire',
        text: 'Vous pouvez installer le logiciel sur le nombre d’appareils indiqué dans la confirmation de commande, en faire une copie de sauvegarde et l’utiliser pour les besoins propres de votre entreprise.',
      },
      {
        heading: 'Ce que vous ne pouvez pas faire',
        text: 'Vous ne pouvez ni louer, ni revendre, ni publier le logiciel, ni en retirer les mentions, ni le décompiler au-delà de ce que la loi autorise.',
      },
      {
        heading: 'Mises à jour et fin',
        text: 'Les mises à jour sont couvertes par ce contrat. Il prend fin lorsque vous supprimez le logiciel, ou 30 jours après une mise en demeure écrite si ses conditions ne sont pas respectées.',
      },
    ],
  },
  es: {
    title: 'Acuerdo de licencia de software',
    sections: [
      {
        heading: 'Lo que puede hacer',
        text: 'Puede instalar el software en el número de dispositivos indicado en la confirmación del pedido, hacer una copia de seguridad y utilizarlo para los fines propios de su empresa.',
      },
      {
        heading: 'Lo que no puede hacer',
        text: 'No puede alquilar, revender ni publicar el software, eliminar sus avisos ni descompilarlo más allá de lo que permite la ley.',
      },
      {
        heading: 'Actualizaciones y fin',
        text: 'Las actualizaciones están cubiertas por este contrato. Termina cuando usted elimina el software, o 30 días después de un aviso por escrito si no se cumplen sus condiciones.',
      },
    ],
  },
  pl: {
    title: 'Umowa licencyjna oprogramowania',
    sections: [
      {
        heading: 'Co wolno',
        text: 'Oprogramowanie można zainstalować na liczbie urządzeń podanej w potwierdzeniu zamówienia, wykonać jedną kopię zapasową i używać go na własne potrzeby firmy.',
      },
      {
        heading: 'Czego nie wolno',
        text: 'Oprogramowania nie wolno wynajmować, odsprzedawać ani publikować, usuwać z niego oznaczeń ani dekompilować go poza zakresem dozwolonym przez prawo.',
      },
      {
        heading: 'Aktualizacje i zakończenie',
        text: 'Umowa obejmuje aktualizacje. Wygasa z chwilą usunięcia oprogramowania lub 30 dni po pisemnym wezwaniu, jeśli jej warunki nie są przestrzegane.',
      },
    ],
  },
  zh: {
    title: '软件许可协议',
    sections: [
      {
        heading: '允许事项',
        text: '您可以在订单确认书载明数量的设备上安装本软件，制作一份备份，并用于贵公司自身的业务。',
      },
      {
        heading: '禁止事项',
        text: '您不得出租、转售或公开本软件，不得删除其中的声明，也不得在法律允许的范围之外进行反编译。',
      },
      {
        heading: '更新与终止',
        text: '更新同样适用本协议。您删除软件时协议终止；如违反条款，则在书面警告 30 天后终止。',
      },
    ],
  },
}
