import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'À propos', href: '/about' },
    { label: 'Contact', href: '/contact-us' },
  ],
  home: {
    title: 'Vannes, instruments et régulateurs pour les procédés',
    description:
      'Vannes de régulation, transmetteurs, débitmètres et régulateurs avec calculs, certificats et pièces de rechange. Délais et prix par référence.',
    hero: {
      title: 'Vannes et instruments, selon votre fiche technique',
      lead: 'Tout ce qu’il faut à une boucle de régulation, du capteur sur la conduite à la vanne qui la ferme. Chaque référence est accompagnée de son délai, de ses plans et de ses certificats.',
      primary: { label: 'Voir les vannes de régulation', href: '/products/control-valves' },
      secondary: { label: 'Demander un dimensionnement', href: '/request-a-quote?about=advice' },
      imageAlt: 'Dessin au trait d’une vanne de régulation à soupape et de son actionneur',
      callouts: [
        { title: 'Vanne à soupape HP-2210', text: 'DN 15 à DN 200, jusqu’à PN 160' },
        { title: 'Classe d’étanchéité V', text: 'Relevé d’essai par numéro de série' },
      ],
    },
    tasks: [
      {
        label: 'Trouver un kit de rechange',
        text: 'Par vanne ou par référence',
        icon: 'box',
        href: '/search?search=jeu%20de%20joints',
      },
      { label: 'Réserver un étalonnage', text: 'ISO/CEI 17025, cinq jours', icon: 'check', href: '/contact-us?subject=repairs' },
      {
        label: 'Comparer les débitmètres',
        text: 'Par principe, diamètre, sortie',
        icon: 'list',
        href: '/products/flow-measurement',
      },
      {
        label: 'Interroger un ingénieur',
        text: 'Réponse dans la journée',
        icon: 'chat',
        href: '/contact-us?subject=technical&topic=Question%20technique',
      },
    ],
    categories: {
      title: 'Le matériel selon sa fonction dans la boucle',
      text: 'Mesurer, décider, agir : sept familles avec fiches techniques, plans et délais de fabrication.',
      all: 'Tous les produits',
    },
    feature: {
      title: 'La date de votre arrêt fixe notre plan de fabrication',
      lead: 'Envoyez-nous la liste des repères concernés par l’arrêt. Pour chacun, nous décidons avec vous s’il faut réparer, changer les internes ou remplacer, nous réservons du temps au banc d’essai et confirmons une date par ligne. Si une ligne prend du retard, vous le savez le jour même, motif compris.',
      figures: [
        { value: '96,2 %', label: 'des lignes de commande livrées à la date confirmée, sur les 12 derniers mois' },
        { value: '5 jours', label: 'de fabrication pour une HP-2210 jusqu’à DN 100, internes standard' },
        { value: '15 ans', label: 'de pièces de rechange après l’arrêt d’une série' },
      ],
      imageAlt: 'Transmetteur de pression avec afficheur local',
    },
    ways: {
      title: 'De la fiche technique au réétalonnage',
      tabs: [
        {
          label: 'Spécifier',
          title: 'Partir des données du procédé',
          text: 'Indiquez-nous le fluide, le débit, les pressions et la température. Un ingénieur d’application vous renvoie une note de calcul avec les internes, le niveau sonore et l’effort de l’actionneur.',
          points: [
            'Dimensionnement selon CEI 60534, calcul joint',
            'Matériaux vérifiés selon NACE MR0175 sur demande',
            'Plans cotés et modèles 3D pour HP-2210 et HP-2260',
          ],
        },
        {
          label: 'Commander',
          title: 'Une ligne par repère',
          text: 'Repère, référence et certificats demandés restent réunis sur une même ligne de commande, du devis à la liste de colisage.',
          points: [
            'Les prix de votre compte après connexion',
            'Le délai de fabrication de chaque option choisie',
            'Certificats matière EN 10204 3.1 commandés avec la pièce',
          ],
        },
        {
          label: 'Mettre en service',
          title: 'Les documents par numéro de série',
          text: 'Le numéro de série de la plaque signalétique ouvre le dossier de cet appareil précis : ce qui a été construit, comment il a été réglé et ce que le banc d’essai a mesuré.',
          points: [
            'Réglages d’usine et relevé d’étalonnage',
            'Fichiers de description HART et PROFIBUS PA',
            'Notices d’utilisation et de sécurité en six langues',
          ],
        },
        {
          label: 'Entretenir',
          title: 'Réparer, réétalonner ou remplacer',
          text: 'Nous suivons la périodicité d’étalonnage de chaque instrument et signalons les échéances avant que votre service méthodes n’ait à les demander.',
          points: [
            'Rappel 30 jours avant l’échéance d’étalonnage',
            'Kits de rechange par numéro de série de la vanne',
            'Un remplaçant désigné pour chaque pièce arrêtée',
          ],
        },
      ],
    },
    stories: {
      title: 'Dans les usines que nous fournissons',
      slides: [
        {
          heading: 'Quarante-deux vannes en onze jours d’arrêt',
          text: 'Nous avons envoyé la liste des repères en mai et avions une décision pour chaque vanne en juin : 29 réparées, neuf avec de nouveaux internes, quatre remplacées. Les 42 étaient de retour sur site deux jours avant le redémarrage.',
          author: 'Marta Kowalczyk',
          role: 'Planificatrice maintenance, unité d’ammoniac, Pologne',
        },
        {
          heading: 'Une mesure de niveau qui ne dérive plus',
          text: 'L’ancien plongeur demandait une intervention tous les mois. Nous avons contrôlé le radar à ondes guidées HP-3420 deux fois cette année, et deux fois il n’y avait rien à régler.',
          author: 'Daniel Ortega',
          role: 'Technicien instrumentation, raffinerie, Espagne',
        },
        {
          heading: 'Six numéros de série tirés au hasard',
          text: 'L’auditeur a choisi six transmetteurs et demandé leurs relevés d’étalonnage. Chacun s’est affiché en moins d’une minute, et nous sommes passés au point suivant.',
          author: 'Helen Brandt',
          role: 'Responsable qualité, site pharmaceutique, Allemagne',
        },
      ],
    },
    news: { title: 'Des nouvelles des ateliers', readMore: 'Lire la suite' },
    questions: {
      title: 'Les questions les plus fréquentes',
      items: [
        {
          question: 'Comment trouver le remplaçant d’une pièce arrêtée ?',
          answer:
            'Recherchez l’ancienne référence. S’il existe un remplaçant, la page produit l’indique avec les différences de cotes, de raccordements et de sortie. Pour la série HP-1800, c’est le HP-3110.',
        },
        {
          question: 'Quels certificats puis-je encore demander après la livraison ?',
          answer:
            'Les certificats d’étalonnage, les relevés d’essai d’étanchéité et les déclarations SIL peuvent être établis plus tard, par numéro de série. Les certificats matière EN 10204 3.1 doivent être commandés avec la pièce, car ils suivent la coulée tout au long de la fabrication.',
        },
        {
          question: 'Que comprend le délai de fabrication ?',
          answer:
            'Le montage, le réglage et l’essai final dans nos ateliers, comptés en jours ouvrés à partir de la confirmation de commande. Le transport est indiqué à part et dépend du pays.',
        },
        {
          question: 'Étalonnez-vous des instruments d’autres marques ?',
          answer:
            'Oui, en pression, température et débit, à condition de disposer de la procédure d’ajustage du fabricant. Le certificat donne les valeurs avant et après ajustage.',
        },
      ],
    },
    desk: {
      title: 'Installation à l’arrêt ?',
      text: 'Un technicien habilité à débloquer des pièces de rechange répond à ce numéro jour et nuit.',
      phone: '+33 1 99 00 01 60',
      action: { label: 'Joindre le service technique', href: '/contact-us' },
    },
  },
  services: {
    title: 'Services',
    description:
      'Réparation de vannes, étalonnage accrédité, dimensionnement, mise en service, plan de rechanges et formation pour vannes et instruments.',
    lead: 'La moitié de nos techniciens travaille chez les clients, l’autre moitié aux bancs de Bydgoszcz, Cologne, Baton Rouge et Perth. Tous renseignent le même dossier de vos équipements.',
    offers: [
      {
        title: 'Réparation de vannes',
        text: 'Rapport d’expertise et prix ferme sous trois jours ouvrés après réception. Les vannes réparées sont essayées selon EN 12266-1 et garanties 12 mois.',
        icon: 'wrench',
      },
      {
        title: 'Étalonnage',
        text: 'Pression, température et débit, sous accréditation ISO/CEI 17025. Cinq jours ouvrés au laboratoire, ou sur site avec un banc mobile.',
        icon: 'check',
      },
      {
        title: 'Dimensionnement et choix',
        text: 'Vannes de régulation selon CEI 60534, organes déprimogènes selon ISO 5167, fonctions de sécurité jusqu’à SIL 3. Vous recevez le calcul, pas seulement le résultat.',
        icon: 'gear',
      },
      {
        title: 'Mise en service',
        text: 'Tests de boucle, réglage des positionneurs et signatures de vannes comme référence pour le diagnostic. Réception avec un procès-verbal signé par repère.',
        icon: 'building',
      },
      {
        title: 'Plan de pièces de rechange',
        text: 'Nous comparons votre stock au matériel installé et signalons ce qui manque, ce qui est en trop et ce qui a été remplacé. Révision annuelle.',
        icon: 'box',
      },
      {
        title: 'Formation',
        text: 'Stages de deux jours sur de vraies vannes et de vrais transmetteurs : diagnostic, changement d’internes, configuration HART. Huit participants au plus.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Nous envoyer du matériel',
        paragraphs: [
          'Ouvrez un retour dans le portail avant l’expédition. Vous recevez un numéro de retour et une étiquette de transport, et vous suivez l’appareil de la réception à la réexpédition.',
          'Veuillez rincer le matériel qui a été au contact du fluide et joindre la déclaration de décontamination. Sans elle, nous ne sommes pas autorisés à ouvrir la caisse et le délai de réparation ne court pas.',
        ],
      },
      {
        heading: 'Contrats de service',
        paragraphs: [
          'Un contrat fixe le délai d’intervention, les taux horaires et une part réservée du banc d’essai pendant votre arrêt. Il dure de un à cinq ans et énumère le matériel couvert par numéro de série.',
          'Le délai d’intervention standard sur site est de 48 heures ; avec l’option 24 heures, il est de 24 heures dans les pays où nous avons nos propres techniciens.',
        ],
      },
    ],
  },
  about: {
    title: 'À propos de Halden Process Solutions',
    description:
      'Qui fabrique et entretient les vannes, transmetteurs et régulateurs Halden, en quels lieux et selon quelles normes travaillent nos ateliers.',
    lead: 'Nous fabriquons des vannes de régulation et des instruments pour la chimie, l’énergie, l’eau, l’agroalimentaire et la pharmacie, et nous les maintenons en service aussi longtemps que l’installation.',
    figures: [
      { value: '1964', label: 'première vanne de régulation livrée' },
      { value: '1 180', label: 'personnes sur quatre sites' },
      { value: '3', label: 'laboratoires d’étalonnage accrédités' },
    ],
    quote: {
      text: 'Une vanne quitte le banc quand le technicien qui l’a essayée a signé le relevé. Personne d’autre ne peut la libérer, moi comprise.',
      author: 'Agnieszka Lewandowska',
      role: 'Directrice de l’usine de vannes, Bydgoszcz',
    },
    sections: [
      {
        heading: 'Ce que nous fabriquons, et où',
        paragraphs: [
          'Les vannes et les actionneurs viennent de Bydgoszcz, les transmetteurs et les débitmètres de Cologne. Baton Rouge et Perth assemblent à partir de modules en stock, gardent les rechanges de la région et gèrent les ateliers de réparation.',
          'Les corps sont coulés par trois fonderies que nous auditons chaque année. Les internes, les membranes et les cellules de mesure sont fabriqués dans nos ateliers.',
        ],
      },
      {
        heading: 'Nos certifications',
        paragraphs: [
          'Toutes nos usines sont certifiées ISO 9001 et ISO 14001. Les équipements sous pression sont construits selon la directive équipements sous pression (DESP), modules H et B+D ; les appareils pour zones explosibles portent des certificats ATEX et IECEx.',
          'Les laboratoires de Cologne, Baton Rouge et Perth sont accrédités ISO/CEI 17025. La portée en vigueur est jointe à chaque certificat.',
        ],
      },
      {
        heading: 'Combien de temps nous suivons un produit',
        paragraphs: [
          'La fin d’une série est annoncée au moins six mois avant la date de dernière commande. Les pièces restent ensuite disponibles 15 ans et, lorsqu’un remplaçant existe, nous l’indiquons par sa référence.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hp-2210-build-time-five-days',
      date: '2026-11-18',
      title: 'La HP-2210 jusqu’à DN 100 fabriquée en cinq jours ouvrés',
      summary:
        'Une seconde cellule de montage à Bydgoszcz sépare les internes standard des versions spéciales. Le délai passe de neuf à cinq jours.',
      paragraphs: [
        'Jusqu’en octobre, les versions standard et spéciales de la HP-2210 partageaient une même ligne. Une seule vanne à cage antibruit pouvait en retarder dix ordinaires. Depuis le 2 novembre, une seconde cellule ne monte que des corps jusqu’à DN 100 à clapet parabolique ou à jupe.',
        'Pour ces versions, le délai est désormais de cinq jours ouvrés à partir de la confirmation de commande, essai d’étanchéité compris. Il reste de 15 jours ouvrés pour les versions antibruit, anticavitation et à soufflet.',
        'Les commandes en cours ont été replanifiées. Si votre date a été avancée et que vous ne souhaitez pas recevoir la vanne plus tôt, le service commandes maintient l’ancienne date sur demande.',
      ],
    },
    {
      slug: 'cologne-laboratory-flow-scope',
      date: '2026-11-05',
      title: 'Le laboratoire de Cologne étalonne les débitmètres jusqu’à DN 200',
      summary: 'La portée d’accréditation couvre désormais 0,05 à 800 m³/h en eau, avec une incertitude élargie de 0,08 %.',
      paragraphs: [
        'Le nouveau banc de Cologne a passé son évaluation avec succès. Les débitmètres électromagnétiques, Coriolis et à ultrasons jusqu’à DN 200 peuvent désormais être étalonnés en eau sous ISO/CEI 17025 ; la limite était de DN 80.',
        'Un étalonnage demande cinq jours ouvrés et porte sur cinq points de débit, avant et après ajustage. Les appareils d’autres marques sont acceptés.',
        'Baton Rouge conserve sa portée jusqu’à DN 100. Les débitmètres plus grands venant des Amériques sont envoyés à Cologne au même prix ; comptez dix jours de transport.',
      ],
    },
    {
      slug: 'hp-1800-last-orders',
      date: '2026-10-22',
      title: 'Transmetteurs de pression HP-1800 : dernières commandes le 31 mars 2027',
      summary: 'Le HP-3110 prend la relève avec les mêmes raccords. Les rechanges du HP-1800 restent disponibles jusqu’en 2042.',
      paragraphs: [
        'Après 19 ans, nous arrêtons la fabrication de la série HP-1800. Les commandes sont acceptées jusqu’au 31 mars 2027, pour livraison au plus tard le 30 septembre 2027.',
        'Son remplaçant, le HP-3110, se monte sur les mêmes manifolds et le même câblage, mesure à 0,04 % de l’étendue au lieu de 0,1 % et est certifié SIL 2. Son boîtier est plus haut de 14 mm, ce qui ne compte que dans les coffrets étroits.',
        'Chaque page produit HP-1800 indique le remplaçant avec toutes les options. Les modules électroniques et les cellules de mesure restent disponibles pour réparation jusqu’en 2042.',
      ],
    },
  ],
  contact: {
    title: 'Contact',
    description:
      'Service commandes, ingénieurs d’application et techniciens de Halden Process Solutions : numéros de téléphone et horaires par région.',
    lead: 'Préparez la référence ou le numéro de série de la plaque signalétique. Avec l’un ou l’autre, la première personne jointe peut le plus souvent vous aider.',
    desks: [
      {
        name: 'Amériques, Baton Rouge',
        phone: '+33 1 99 00 01 61',
        hours: 'Du lundi au vendredi, de 7 h à 18 h, heure du Centre',
      },
      {
        name: 'Europe, Moyen-Orient et Afrique, Cologne',
        phone: '+49 221 4710 262',
        hours: 'Du lundi au vendredi, de 7 h 30 à 17 h 30 (CET)',
      },
      {
        name: 'Asie-Pacifique, Perth',
        phone: '+61 8 5550 0163',
        hours: 'Du lundi au vendredi, de 8 h à 17 h, UTC+8, anglais et mandarin',
      },
    ],
    sections: [
      {
        heading: 'À qui vous adresser',
        paragraphs: [
          'Le service commandes traite les devis, les dates et les modifications de commande. Les ingénieurs d’application répondent sur le dimensionnement, les matériaux et les zones explosibles ; il leur faut pour cela les données du procédé.',
          'Pour une réparation ou un étalonnage, ouvrez une demande dans le portail : les photos et le numéro de série parviennent ainsi directement à l’atelier.',
        ],
      },
      {
        heading: 'En dehors des heures d’ouverture',
        paragraphs: [
          'Si une unité est à l’arrêt, appelez le +33 1 99 00 01 60 à toute heure. Le technicien d’astreinte peut débloquer des pièces dans les quatre magasins et faire partir un coursier.',
        ],
      },
    ],
  },
}
