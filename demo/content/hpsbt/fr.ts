import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'Entreprise', href: '/about' },
    { label: 'Contact et support', href: '/contact-us' },
  ],
  home: {
    title: 'Logiciels pour les données, les équipements et l’énergie',
    description:
      'Historisation, exploitation, fiabilité et énergie : logiciels pour sites industriels, avec notes de version, licences et fins de support.',
    hero: {
      title: 'Ce qu’a fait votre usine, seconde par seconde',
      lead: 'Les logiciels HX collectent les données de vos systèmes de conduite, les conservent pendant des décennies et en tirent des actions utiles à vos équipes. Sur vos propres serveurs, avec une fin de support annoncée pour chaque version.',
      primary: { label: 'Voir HX-Historian', href: '/products/plant-historian' },
      secondary: { label: 'Demander une licence d’essai', href: '/contact-us?subject=sales' },
      imageAlt: 'Dessin au trait d’une suite logicielle sur des modules serveur empilés',
      callouts: [
        { title: 'HX-Historian 7.4', text: 'Deux millions de tags par serveur' },
        { title: 'Publié le 10 novembre 2026', text: 'Support jusqu’en novembre 2031' },
      ],
    },
    tasks: [
      {
        label: 'Choisir une licence',
        text: 'Par utilisateur, serveur ou site',
        icon: 'lock',
        href: '/products/licences-and-services',
      },
      { label: 'Préparer une mise à niveau', text: 'Directe depuis la version 5.2', icon: 'refresh', href: '/services#offer-2' },
      { label: 'Lire les nouveautés', text: 'Version HX-Historian 7.4', icon: 'file', href: '/news/hx-historian-7-4' },
      {
        label: 'Joindre le support',
        text: 'Gravité 1 sous 30 minutes',
        icon: 'help',
        href: '/contact-us?subject=technical&topic=Demande%20d%E2%80%99assistance',
      },
    ],
    categories: {
      title: 'Les produits selon la question posée',
      text: 'Ce qui s’est passé, ce qui va tomber en panne, ce que cela coûte et qui doit le savoir.',
      all: 'Tous les produits',
    },
    feature: {
      title: 'Une mise à niveau que vous pouvez répéter',
      lead: 'Chaque licence de production comprend un serveur de test. Effectuez-y la mise à niveau sur une copie de votre archive, lisez le rapport de comparaison, puis refaites les mêmes étapes en production. Le retour à l’ancienne version fait partie de la procédure.',
      figures: [
        { value: '47 min', label: 'd’arrêt médian pour une mise à niveau d’Historian, sur les 12 derniers mois' },
        { value: '312', label: 'archives migrées avec nous à ce jour, sans aucune valeur perdue' },
        { value: '5 ans', label: 'de support pour chaque version principale dès le premier jour' },
      ],
      imageAlt: 'Passerelle de terrain sur rail avec ports réseau',
    },
    ways: {
      title: 'De l’essai au retrait d’un système',
      tabs: [
        {
          label: 'Évaluer',
          title: 'Essayez avec vos propres tags',
          text: 'La licence d’essai dure 60 jours, sans limite fonctionnelle. Reliez-la à un serveur OPC UA en service ou chargez un fichier de valeurs historiques.',
          points: [
            'Installation sur une machine virtuelle en 20 minutes environ',
            'Les données d’essai restent en place avec la clé définitive',
            'Table de dimensionnement par nombre de tags et cadence',
          ],
        },
        {
          label: 'Raccorder',
          title: 'Lire les systèmes que vous avez',
          text: 'HX-Edge collecte à la source, met en tampon quand le réseau est coupé et n’émet que vers l’extérieur. Rien dans le réseau de conduite n’a à accepter de connexion.',
          points: [
            'OPC UA, OPC Classic, Modbus TCP, MQTT et 38 pilotes constructeurs',
            'Tampon local de 14 jours à 5 000 valeurs par seconde',
            'Conforme aux zones et conduits de la CEI 62443',
          ],
        },
        {
          label: 'Exploiter',
          title: 'Le même chiffre dans chaque rapport',
          text: 'Les calculs sont définis une fois, versionnés et validés. Le rapport de quart, le bilan énergétique et le tableau de bord de la direction lisent la même valeur.',
          points: [
            'Piste d’audit pour chaque formule et chaque seuil modifié',
            'Signatures électroniques 21 CFR Part 11 dans HX-Comply',
            'Accès REST et SQL documenté à toutes les données',
          ],
        },
        {
          label: 'Renouveler',
          title: 'Vos échéances trois ans à l’avance',
          text: 'Le portail liste chaque licence avec sa version, sa fin de support et le chemin de mise à niveau applicable.',
          points: [
            'Offre de renouvellement 90 jours avant la fin de maintenance',
            'Transfert gratuit des clés vers un nouveau matériel',
            'Export complet en formats ouverts lors du retrait d’un système',
          ],
        },
      ],
    },
    stories: {
      title: 'Ce que nos clients ont changé',
      slides: [
        {
          heading: 'Vingt-deux ans de données en un week-end',
          text: 'Nous avons repris 410 000 tags d’un historian que plus personne ne maintenait. Le rapport de comparaison a trouvé 37 lacunes, et toutes existaient déjà dans l’ancienne archive.',
          author: 'Ingrid Solheim',
          role: 'Responsable automatismes, usine de pâte à papier, Norvège',
        },
        {
          heading: 'Le compresseur que nous n’avons pas ouvert',
          text: 'HX-Asset a signalé le palier 3 onze semaines avant la révision prévue. Nous avons changé un refroidisseur d’huile au lieu d’un rotor, et la date a été tenue.',
          author: 'Piotr Zieliński',
          role: 'Ingénieur fiabilité, stockage de gaz, Pologne',
        },
        {
          heading: 'Un audit énergétique sans tableur',
          text: 'Pour l’ISO 50001, nous recueillions par e-mail les relevés de neuf bâtiments. Aujourd’hui, l’auditeur se connecte, voit la situation de référence et sa formule, et pose de meilleures questions.',
          author: 'Claire Fontaine',
          role: 'Responsable énergie, laiterie, France',
        },
      ],
    },
    news: { title: 'Versions et avis de sécurité', readMore: 'Lire la note' },
    questions: {
      title: 'Avant de demander un devis',
      items: [
        {
          question: 'Faut-il un abonnement cloud ?',
          answer:
            'Non. Tous les produits HX fonctionnent sur vos serveurs Windows ou Linux, sans connexion permanente à Internet. HX-Insight est aussi proposé en service hébergé, dans des centres de données à Dublin et à Francfort.',
        },
        {
          question: 'Que se passe-t-il quand la maintenance expire ?',
          answer:
            'Le logiciel continue de fonctionner : les licences sont perpétuelles. Vous ne recevez plus ni nouvelles versions, ni correctifs de sécurité, ni support, et vous pouvez reprendre la maintenance dans les 12 mois sans majoration.',
        },
        {
          question: 'Depuis quelles versions peut-on mettre à niveau ?',
          answer:
            'HX-Historian 7.4 s’installe directement sur la version 5.2 et les suivantes. Les archives plus anciennes sont d’abord converties en 5.2 par un outil gratuit, qui ne modifie pas les fichiers d’origine.',
        },
        {
          question: 'Comment compte-t-on un tag ?',
          answer:
            'Un tag est une valeur mesurée ou saisie à la main qui possède son propre historique. Les calculs, prévisions et alarmes qui en découlent ne sont pas comptés.',
        },
      ],
    },
    desk: {
      title: 'Système de production en panne ?',
      text: 'Les appels de gravité 1 aboutissent, à toute heure, chez un ingénieur qui a accès au code source.',
      phone: '+33 1 99 00 01 70',
      action: { label: 'Voir tous les centres de support', href: '/contact-us' },
    },
  },
  services: {
    title: 'Services',
    description:
      'Migration, mise à niveau, intégration, audit de sécurité, exploitation à distance et formation pour les logiciels HX, à périmètre défini.',
    lead: 'Ceux qui installent les logiciels HX transmettent leurs constats à l’équipe qui les écrit. Chaque mission a un périmètre écrit, des critères de réception et un ingénieur désigné.',
    offers: [
      {
        title: 'Migration d’historian',
        text: 'Tags, valeurs, annotations et vues issus de 11 anciens systèmes. Clôture par un rapport de comparaison de chaque tag, signé des deux parties.',
        icon: 'recent',
      },
      {
        title: 'Aide à la mise à niveau',
        text: 'Répétition sur votre serveur de test, mise à niveau dans la plage convenue, puis deux jours de suivi. Prix forfaitaire par serveur.',
        icon: 'refresh',
      },
      {
        title: 'Intégration',
        text: 'Interfaces avec l’ERP, la GMAO et le laboratoire par des points d’accès REST documentés, livrées avec le code source et les tests.',
        icon: 'grid',
      },
      {
        title: 'Audit de sécurité',
        text: 'Configuration, comptes, certificats et flux réseau vérifiés selon la CEI 62443-3-3. Constats classés par effort et par risque.',
        icon: 'lock',
      },
      {
        title: 'Exploitation à distance',
        text: 'Nous surveillons l’espace disque, les collecteurs, les licences et les sauvegardes, et corrigeons ce qui doit l’être. Rapport mensuel, accès uniquement par votre serveur de rebond.',
        icon: 'eye',
      },
      {
        title: 'Formation',
        text: 'Cours pour administrateurs, analystes et développeurs en six langues, en ligne ou à Édimbourg, Minneapolis et Brisbane. Exercices sur votre propre version.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Niveaux de support',
        paragraphs: [
          'Le support standard répond les jours ouvrés et fait partie de tout contrat de maintenance. Le support critique y ajoute la gravité 1 à toute heure, avec une première réponse d’un ingénieur sous 30 minutes.',
          'Les demandes s’ouvrent dans le portail. Les journaux et traces que vous joignez sont supprimés 90 jours après la clôture de la demande.',
        ],
      },
      {
        heading: 'Les versions et leur durée de vie',
        paragraphs: [
          'Chaque produit connaît une version principale par an et une version de service par trimestre. Une version principale est suivie cinq ans : trois avec toutes les corrections, deux avec les seuls correctifs de sécurité.',
          'Les notes de version recensent chaque défaut corrigé par son numéro, les limites connues ainsi que les bases de données, systèmes et navigateurs testés.',
        ],
      },
    ],
  },
  about: {
    title: 'À propos de Halden Performance Software',
    description:
      'Qui développe HX-Historian, HX-Insight et HX-Asset, comment les versions sont testées, les failles traitées et où travaillent nos équipes.',
    lead: 'Nous écrivons des logiciels pour ceux qui font tourner les usines : opérateurs, ingénieurs fiabilité et énergie, et les services informatiques qui maintiennent le tout.',
    figures: [
      { value: '1993', label: 'premier historian installé, toujours lisible' },
      { value: '2 650', label: 'sites sous contrat de maintenance' },
      { value: '290', label: 'personnes au développement, aux tests et au support' },
    ],
    quote: {
      text: 'Une archive de 1996 s’ouvre dans la version actuelle. Nous le vérifions à chaque build, car l’autorisation d’exploiter de certains clients en dépend.',
      author: 'Ewan Macrae',
      role: 'Directeur du développement, Édimbourg',
    },
    sections: [
      {
        heading: 'Comment naît une version',
        paragraphs: [
          'Le développement se fait à Édimbourg, avec une seconde équipe à Minneapolis. Avant d’être proposée, chaque version tourne six semaines sur des données enregistrées dans 24 sites clients qui ont donné leur accord.',
          'Le processus de développement est certifié CEI 62443-4-1 et ISO 9001. Une nomenclature logicielle au format CycloneDX accompagne chaque version.',
        ],
      },
      {
        heading: 'Comment nous traitons les vulnérabilités',
        paragraphs: [
          'Tout signalement est confirmé sous deux jours ouvrés. Les avis indiquent les versions touchées, le score CVSS, le correctif et une parade pour ceux qui ne peuvent pas mettre à jour aussitôt.',
          'Les clients sous maintenance sont tous prévenus par e-mail au même moment, avant la publication de l’avis.',
        ],
      },
      {
        heading: 'Vos données',
        paragraphs: [
          'Le format d’archive est décrit dans le manuel du produit. Vous pouvez lire et exporter vos données même sans licence valide.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hx-historian-7-4',
      date: '2026-11-10',
      title: 'HX-Historian 7.4 est disponible',
      summary: 'Deux millions de tags par serveur, des archives réduites d’un tiers, mise à niveau directe depuis la 5.2.',
      paragraphs: [
        'La version 7.4 porte la limite testée de 1,2 à 2 millions de tags par serveur. La nouvelle compression réduit l’espace disque de 34 % en moyenne sur nos 24 jeux de données de référence ; les archives existantes sont converties en arrière-plan ou restent telles quelles.',
        'Le collecteur OPC UA renouvelle désormais ses certificats sans redémarrage. Les requêtes portant sur plus d’un an utilisent des valeurs horaires précalculées et répondent jusqu’à huit fois plus vite.',
        'Windows Server 2016 n’est plus pris en charge. Les notes de version recensent 61 défauts corrigés et quatre limites connues ; le programme d’installation et sa somme de contrôle se trouvent dans les téléchargements.',
        'La version 7.4 est suivie jusqu’en novembre 2031. La version 6.2 reçoit des correctifs de sécurité jusqu’en mars 2028.',
      ],
    },
    {
      slug: 'advisory-hx-sa-2026-07',
      date: '2026-11-03',
      title: 'Avis HX-SA-2026-07 : mettez à jour HX-Edge 2.4, 2.5 et 2.6',
      summary:
        'Une réponse Modbus forgée peut arrêter le collecteur. La version 2.6.3 corrige ce défaut ; les données enregistrées ne sont pas touchées.',
      paragraphs: [
        'Un équipement du réseau local qui répond par une trame Modbus TCP mal formée peut arrêter le collecteur de HX-Edge 2.4, 2.5 et 2.6 jusqu’à son redémarrage. Le score CVSS 3.1 est de 6,5. Nous n’avons connaissance d’aucune exploitation.',
        'Veuillez installer la 2.6.3. La mise à jour dure environ trois minutes et le tampon est conservé. Si vous ne pouvez pas encore mettre à jour, limitez le port 502 aux équipements connus et activez le redémarrage automatique du collecteur.',
        'Le défaut a été signalé par l’équipe de test d’un client, que nous remercions.',
      ],
    },
    {
      slug: 'licence-pools-2027',
      date: '2026-10-15',
      title: 'Utilisateurs nommés partagés entre sites dès janvier 2027',
      summary: 'Un pool par entreprise au lieu d’un par serveur. Les licences existantes basculent sans nouvelle clé.',
      paragraphs: [
        'Jusqu’ici, un utilisateur nommé de HX-Insight ou de HX-Asset était rattaché à un serveur. À partir du 1er janvier 2027, les utilisateurs font partie d’un pool de l’entreprise et peuvent travailler sur tous ses serveurs.',
        'Il faut pour cela HX-Licence 4.1, qui est gratuit. Il fonctionne sur site et ne transmet que des nombres, aucun nom.',
        'Le prix par utilisateur ne change pas. Les utilisateurs en double peuvent être échangés contre des tags ou des mois de maintenance jusqu’au 30 juin 2027.',
      ],
    },
  ],
  contact: {
    title: 'Contact et support',
    description:
      'Numéros et horaires des centres de support HX à Édimbourg, Minneapolis et Brisbane, et interlocuteurs pour les licences et la sécurité.',
    lead: 'Sauf en cas d’arrêt, une demande dans le portail est le moyen le plus rapide : produit, version et licence y sont déjà renseignés.',
    desks: [
      {
        name: 'Europe, Moyen-Orient et Afrique, Édimbourg',
        phone: '+44 131 496 0174',
        hours: 'Du lundi au vendredi, de 8 h à 18 h, heure britannique',
      },
      {
        name: 'Amériques, Minneapolis',
        phone: '+33 1 99 00 01 71',
        hours: 'Du lundi au vendredi, de 7 h à 19 h, heure du Centre',
      },
      { name: 'Asie-Pacifique, Brisbane', phone: '+61 7 7010 0173', hours: 'Du lundi au vendredi, de 8 h à 18 h, UTC+10' },
    ],
    sections: [
      {
        heading: 'Ce que le support doit savoir',
        paragraphs: [
          'Le produit et sa version complète, par exemple HX-Historian 7.4.1, l’heure du premier symptôme avec son fuseau, et le fichier de support que le produit génère à la demande. Il contient des journaux et des réglages, aucune valeur de procédé.',
        ],
      },
      {
        heading: 'Licences et devis',
        paragraphs: [
          'Clés perdues, nouveau matériel et tags supplémentaires sont traités par le service licences aux mêmes numéros, le plus souvent en un jour ouvré. Indiquez le numéro de licence, qui commence par HXL.',
        ],
      },
      {
        heading: 'Signaler une vulnérabilité',
        paragraphs: [
          'Veuillez signaler les failles par téléphone ou par une demande confidentielle, et non sur un forum public. Aucun contrat de maintenance n’est nécessaire, et nous vous citons dans l’avis si vous le souhaitez.',
        ],
      },
    ],
  },
}
