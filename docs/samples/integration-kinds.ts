// The lines of every kind of data, written from their descriptions. What may be left out stays as it is; null takes it away.
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pl' | 'zh'

export type Kinds = {
  /** The customers, and the supplier itself as the company of its employees. */
  readonly companies: {
    /** Your own number of the customer. */
    readonly number: string
    /** The name as the customer writes it. */
    readonly name: string
    /** The country of its seat. */
    readonly countryCode?: string | null
    /** How it buys, such as Direct or Distributor. */
    readonly customerType?: string | null
    /** The group of customers it belongs to, such as Key Account. */
    readonly customerGroup?: string | null
    /** The line of business that serves it. */
    readonly lineOfBusiness?: string | null
  }
  /** Sold-to accounts: whom an order is for and who pays. */
  readonly accounts: {
    /** The ERP that keeps the account, such as M1. */
    readonly erpId: string
    /** Its number there, with zeros in front or without. */
    readonly number: string
    /** The number of its company. */
    readonly company?: string | null
    /** The name of the customer, as in the ERP. */
    readonly name: string
    /** Street and house number. */
    readonly street?: string | null
    /** The postal code. */
    readonly postalCode?: string | null
    /** The city. */
    readonly city?: string | null
    /** State or province, where addresses have one. */
    readonly region?: string | null
    /** The country, which decides on taxes and freight. */
    readonly countryCode: string
    /** The currency it pays in. */
    readonly currency: string
    /** Every currency it may be billed in; without them the one above. */
    readonly currencies?: readonly string[] | null
    /** The sales organisation that serves it. */
    readonly salesOrg?: string | null
    /** How much may be open, in its currency; without it nothing limits what is ordered. */
    readonly creditLimit?: string | null
    /** How much is open, as the ERP says, in its currency; orders placed since are added to it. */
    readonly openAmount?: string | null
    /** When the open amount was true; it comes with every open amount. */
    readonly openAmountAt?: string | null
    /** What becomes of an order above the limit: it is placed with a warning (warn), approved first (approve) or refused (block); without it warn. */
    readonly creditPolicy?: 'warn' | 'approve' | 'block' | null
    /** The terms of payment, such as NET30. */
    readonly paymentTerms?: string | null
    /** Whether nobody may order for it online. */
    readonly isOrderingBlocked?: boolean | null
    /** The tools it is limited to, such as OrdersReturns; without them all. */
    readonly toolAccess?: readonly string[] | null
    /** The price list it pays by; without it the public one. */
    readonly priceList?: string | null
  }
  /** Customers’ people and the supplier’s own. */
  readonly people: {
    /** The address the person signs in with. */
    readonly mail: string
    /** The given name. */
    readonly givenName: string
    /** The family name. */
    readonly familyName: string
    /** What the person may do; without it a customer. */
    readonly roles?: readonly ('customer' | 'internal' | 'author' | 'admin' | 'configurator' | 'order-viewer' | 'lead-viewer' | 'case-agent')[] | null
    /** The number of the company the person works for. */
    readonly company?: string | null
    /** The work in the company’s own buying; without it that of a buyer. */
    readonly companyRole?: 'company-admin' | 'approver' | 'buyer' | 'requester' | 'viewer' | null
    /** Orders above it need approval in the company; with its currency. */
    readonly orderLimit?: string | null
    /** The currency of the order limit. */
    readonly orderLimitCurrency?: string | null
    /** Codes of the cost centres the person may order for; without them all. */
    readonly costCentres?: readonly string[] | null
    /** The accounts the person orders for, such as M1~1001. */
    readonly accounts?: readonly string[] | null
    /** The one of them that is chosen at first. */
    readonly defaultAccount?: string | null
    /** Employee for those who work for the supplier. */
    readonly userType?: 'Customer' | 'Employee' | null
    /** Whether an employee leads others. */
    readonly managerRole?: boolean | null
    /** Whether an employee may act for the customers they serve. */
    readonly isAsm?: boolean | null
    /** The service level, which some tools depend on. */
    readonly serviceLevel?: string | null
    /** The work of the person; those of accounting and logistics have no cart on most sites. */
    readonly userRole?: string | null
    /** The lines of business the person works with. */
    readonly linesOfBusiness?: readonly string[] | null
    /** The language of mails to the person. */
    readonly language?: Language | null
    /** What the person is called at work. */
    readonly jobTitle?: string | null
    /** The department. */
    readonly department?: string | null
    /** The kind of work, such as Procurement. */
    readonly function?: string | null
    /** The telephone number, with the country in front. */
    readonly phone?: string | null
    /** The country the person works in. */
    readonly countryCode?: string | null
    /** The city the person works in. */
    readonly city?: string | null
    /** State or province, where addresses have one. */
    readonly region?: string | null
    /** The postal code. */
    readonly postalCode?: string | null
    /** The currency the person sees prices in. */
    readonly defaultCurrency?: string | null
    /** The customers’ accounts an employee serves. */
    readonly servedAccounts?: readonly string[] | null
    /** Those of them the employee has at hand. */
    readonly favouriteAccounts?: readonly string[] | null
    /** Pending until the person has chosen a password; denied and deactivated may not sign in. */
    readonly status?: 'active' | 'pending' | 'deactivated' | 'denied' | null
    /** The message this person alone gets after signing in. */
    readonly signInMessage?: string | null
    /** Why details of the contact are refused, a number. */
    readonly contactErrorCode?: string | null
    /** Whether the person is to confirm their details at the next sign-in. */
    readonly isRevalidationRequired?: boolean | null
    /** The id that other calls name the person by; without it the portal makes one, and it stays. */
    readonly id?: string | null
    /** The person’s number in your own systems; without it the portal makes one. */
    readonly honId?: string | null
  }
  /** Programs and services that people open from the portal; the tool ecommerce opens ordering, training the courses. */
  readonly tools: {
    /** Its short name in addresses, such as fleet-monitor. */
    readonly id: string
    /** Its name. */
    readonly names: Readonly<Partial<Record<Language, string>>>
    /** One sentence about it. */
    readonly texts?: Readonly<Partial<Record<Language, string>>> | null
    /** Its business segment; the links of Service are always shown. */
    readonly segment?: string | null
    /** The group it belongs to; who may not use the primary tool of a group may use none of it. */
    readonly group?: string | null
    /** Whether it is the first of its group. */
    readonly primary?: boolean | null
    /** Where it leads; {locale} stands for the visitor’s, as in {locale}/secure/tools/workbench. */
    readonly address?: string | null
    /** The page of the portal that introduces it; without it /secure/tools/{id}. */
    readonly page?: string | null
    /** Who may request it; without it everyone. */
    readonly whoMayAsk?: 'everyone' | 'customers' | 'employees' | 'nobody' | null
    /** A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is. */
    readonly status?: 'published' | 'draft' | null
    /** When a draft is published by itself; without it somebody does so. */
    readonly publishAt?: string | null
  }
  /** Which tools people may use; who may order needs the tool ecommerce. */
  readonly 'tool-access': {
    /** The mail address of the person. */
    readonly person: string
    /** The id of the tool. */
    readonly tool: string
    /** How far the person got with it. */
    readonly status: 'Approved' | 'Pending' | 'Denied' | 'Not Permitted' | 'Not Requested'
    /** The person’s number in the system for training. */
    readonly lmsUserId?: string | null
    /** When an approval ends; without it never. */
    readonly expiresAt?: string | null
  }
  /** Pictures, films and captions that pages and products show, under /content/dam/{site} and their path. */
  readonly media: {
    /** Where it stands below /content/dam/{site}, such as /products/mx-100.jpg. */
    readonly path: string
    /** The name of the file, which comes along: PNG, JPEG, WebP, AVIF, GIF, MP4, WebM or VTT. */
    readonly file?: string | null
    /** What a picture shows, for people who do not see it. */
    readonly alts?: Readonly<Partial<Record<Language, string>>> | null
  }
  /** The tree in which products stand. */
  readonly categories: {
    /** Short names from the top, joined with /, such as valves/ball-valves. */
    readonly path: string
    /** Its name; English at least. */
    readonly names: Readonly<Partial<Record<Language, string>>>
    /** One or two sentences about it. */
    readonly texts?: Readonly<Partial<Record<Language, string>>> | null
    /** The address of its picture in the media library, such as /content/dam/marine/pumps.jpg. */
    readonly image?: string | null
    /** The countries in which it is sold; without them everywhere. */
    readonly markets?: readonly string[] | null
    /** Its place among its neighbours; without it behind those before. */
    readonly position?: number | null
    /** The path above it; it follows from the path, so leave it out. */
    readonly parent?: string | null
  }
  /** What products are described by: the names of their values, the units, and by which of them one can filter. */
  readonly attributes: {
    /** As after attr: in a table of products, such as response_time. */
    readonly key: string
    /** How it is called on pages. */
    readonly names: Readonly<Partial<Record<Language, string>>>
    /** Written behind the value, such as mm. */
    readonly unit?: string | null
    /** Whether listings can be filtered by it. */
    readonly isFacet?: boolean | null
    /** Its place among the attributes; without it behind those before. */
    readonly position?: number | null
  }
  /** The brands of the products. */
  readonly brands: {
    /** Its short name in addresses, such as halden. */
    readonly slug: string
    /** The name as it is written. */
    readonly name: string
    /** What the page of the brand says about it. */
    readonly texts?: Readonly<Partial<Record<Language, string>>> | null
    /** Its place among the brands; without it behind those before. */
    readonly position?: number | null
  }
  /** The currency in which visitors of a country see list prices, before they sign in. */
  readonly 'market-currencies': {
    /** The country; without it every country that has no line of its own. */
    readonly countryCode?: string | null
    /** The currency of its list prices. */
    readonly currency: string
    /** The first day on which it holds. */
    readonly validFrom: string
    /** The last day on which it holds; without it until further notice. */
    readonly validUntil?: string | null
  }
  /** The parts of the catalogue. Columns such as amount:list:EUR and stock:de bring public prices and stock along. */
  readonly products: {
    /** The part number. */
    readonly sku: string
    /** The path of its category. */
    readonly category: string
    /** The short name of its brand. */
    readonly brand?: string | null
    /** Its name; English at least. */
    readonly names: Readonly<Partial<Record<Language, string>>>
    /** What it is for, in a few sentences. */
    readonly texts?: Readonly<Partial<Record<Language, string>>> | null
    /** Its values by the keys of attributes; a table has a column for each, such as attr:voltage. */
    readonly attributes?: Readonly<Record<string, string | number | boolean>> | null
    /** Addresses of its pictures, the best first. */
    readonly images?: readonly string[] | null
    /** Its documents; a table writes title => address, joined with bars. */
    readonly documents?: readonly {
      /** The title of the link. */
      readonly title: string
      /** Where it is. */
      readonly href: string
      /** What it is, such as Data sheet. */
      readonly kind?: string | null
      /** The language it is written in. */
      readonly language?: Language | null
      /** Which edition it is. */
      readonly revision?: string | null
      /** How large it is. */
      readonly bytes?: number | null
    }[] | null
    /** Part numbers that go with it. */
    readonly accessories?: readonly string[] | null
    /** The countries in which it is sold; without them everywhere. */
    readonly markets?: readonly string[] | null
    /** The sales organisations that sell it; without them all. */
    readonly salesOrgs?: readonly string[] | null
    /** Whether it is still made; without it active. */
    readonly lifecycle?: 'active' | 'obsolete' | 'replaced' | null
    /** The part that takes its place. */
    readonly replacedBy?: string | null
    /** The part of which it is a version; versions that differ in the attribute colour alone share their pictures. */
    readonly variantOf?: string | null
    /** How much it is wanted: listings show the highest first. */
    readonly popularity?: number | null
  }
  /** Part numbers of other makers, and the products that take their place here. */
  readonly 'cross-references': {
    /** The other maker. */
    readonly maker: string
    /** The number as the other maker writes it. */
    readonly number: string
    /** Our part number; a number may lead to several. */
    readonly sku: string
  }
  /** What a part costs: for everybody, on a price list or for one account, from a quantity on, for a time. */
  readonly prices: {
    /** The part number. */
    readonly sku: string
    /** The currency of the price. */
    readonly currency: string
    /** What one piece costs, such as 597.52. */
    readonly amount: string
    /** The one account that pays this price, such as M1~1001. */
    readonly account?: string | null
    /** The price list that accounts name, which these see as their contract; without it and without an account it is the public price. */
    readonly contract?: string | null
    /** From how many pieces on; without it from the first. */
    readonly fromQuantity?: number | null
    /** The first day; without it always. */
    readonly validFrom?: string | null
    /** The last day; without it for ever. */
    readonly validUntil?: string | null
  }
  /** How many pieces of a part lie in a warehouse. */
  readonly stock: {
    /** The part number. */
    readonly sku: string
    /** The country in which it lies. */
    readonly warehouse: string
    /** Pieces that can be sold. */
    readonly quantity: number
  }
  /** How a part is sold: the least quantity, in which steps, how long it takes when no warehouse has it, and its code and unit for procurement systems. */
  readonly 'part-terms': {
    /** The part number. */
    readonly sku: string
    /** Nobody orders fewer pieces; without it one. */
    readonly minimum?: number | null
    /** Above the minimum only multiples of it, such as a pack; without it one. */
    readonly step?: number | null
    /** Working days until it ships when no warehouse has it. */
    readonly leadDays?: number | null
    /** Code of eight digits in the UNSPSC, for procurement systems. */
    readonly unspsc?: string | null
    /** What a piece is, by UN/ECE Recommendation 20; without it `EA`. */
    readonly unit?: string | null
  }
  /** What is under way to a warehouse: customers see from when on they can have it. Days that are past are forgotten. */
  readonly 'inbound-deliveries': {
    /** The part number. */
    readonly sku: string
    /** The country of the warehouse. */
    readonly warehouse: string
    /** The day on which it arrives. */
    readonly dueOn: string
    /** Pieces that arrive. */
    readonly quantity: number
  }
  /** Houses that sell and service the products, for the dealer locator. */
  readonly dealers: {
    /** Its short name in addresses. */
    readonly id: string
    /** The name of the house. */
    readonly name: string
    /** Street and house number. */
    readonly street?: string | null
    /** The postal code. */
    readonly postalCode?: string | null
    /** The city. */
    readonly city: string
    /** State or province, where addresses have one. */
    readonly region?: string | null
    /** The country. */
    readonly countryCode: string
    /** Degrees north, such as 60.39. */
    readonly latitude: number
    /** Degrees east, such as 5.32. */
    readonly longitude: number
    /** What it offers: sales, service, repair, training, spares, or words of your own. */
    readonly tags?: readonly string[] | null
    /** With the number of the country. */
    readonly phone?: string | null
    /** Where customers write to. */
    readonly mail?: string | null
    /** Its own site. */
    readonly web?: string | null
    /** When it is open; days from 1, Monday, to 7. */
    readonly hours?: readonly {
      /** The first day. */
      readonly from: number
      /** The last day. */
      readonly to: number
      /** When it opens. */
      readonly opens: string
      /** When it closes. */
      readonly closes: string
    }[] | null
    /** The countries whose visitors see it; without them all. */
    readonly markets?: readonly string[] | null
  }
  /** Which part takes the place of one that is no longer made. */
  readonly replacements: {
    /** The part that is no longer made. */
    readonly sku: string
    /** The part that takes its place. */
    readonly replacedBy: string
  }
  /** Technical publications as PDF, each with its newest revision; another file becomes a new revision. */
  readonly publications: {
    /** Its number, as it is printed on it. */
    readonly id: string
    /** Its title. */
    readonly titles: Readonly<Partial<Record<Language, string>>>
    /** One sentence about it. */
    readonly texts?: Readonly<Partial<Record<Language, string>>> | null
    /** What it is, such as Maintenance manual or Service bulletin; without it Technical note. */
    readonly docType?: string | null
    /** The product or model it is about, as it is called. */
    readonly product?: string | null
    /** The family of products it belongs to. */
    readonly productFamily?: string | null
    /** The part numbers of the products it is about. */
    readonly products?: readonly string[] | null
    /** The PDF of its newest revision, which comes along; another file becomes a new revision. */
    readonly file?: string | null
    /** The languages it is written in. */
    readonly languages?: readonly Language[] | null
    /** The name of this revision, such as B; without it the one after the last. */
    readonly revision?: string | null
    /** The day of this revision; without it the day on which it comes. */
    readonly issuedOn?: string | null
    /** How many pages this revision has; without it as many as its PDF. */
    readonly pages?: number | null
    /** Its table of contents; without it that of the PDF. Where pages and contents come along, the PDF is not opened. */
    readonly outline?: readonly {
      /** The heading. */
      readonly title: string
      /** The page on which it stands. */
      readonly page: number
    }[] | null
    /** What changed in this revision. */
    readonly changes?: readonly {
      /** The section that changed. */
      readonly section: string
      /** What changed in it. */
      readonly text: string
      /** The page. */
      readonly page?: number | null
    }[] | null
    /** The serial numbers it applies to. */
    readonly effectivity?: readonly {
      /** The part. */
      readonly part: string
      /** The first serial number. */
      readonly from?: number | null
      /** The last serial number. */
      readonly to?: number | null
    }[] | null
    /** Whether everyone may read it; without it people who are signed in. */
    readonly isPublic?: boolean | null
    /** The tool for which somebody has to be approved to read it. */
    readonly tool?: string | null
    /** The number of the publication whose place it takes. */
    readonly supersedes?: string | null
    /** A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is. */
    readonly status?: 'published' | 'draft' | null
    /** When a draft is published by itself; without it somebody does so. */
    readonly publishAt?: string | null
  }
  /** Articles of the knowledge base and frequent questions; other words become a new version. */
  readonly articles: {
    /** Your own id of the article; it stands in its address. */
    readonly id: string
    /** The number that readers see; without it the id. */
    readonly number?: string | null
    /** Its title. */
    readonly titles: Readonly<Partial<Record<Language, string>>>
    /** What it is about, in a sentence; without it the beginning of its text. */
    readonly summaries?: Readonly<Partial<Record<Language, string>>> | null
    /** Its text with headings (h2), paragraphs, lists, links and tables; script is taken out. */
    readonly html?: Readonly<Partial<Record<Language, string>>> | null
    /** Whether only people who are signed in may read it. */
    readonly isSecured?: boolean | null
    /** The part numbers of the products it helps with. */
    readonly products?: readonly string[] | null
    /** Names of products, where part numbers are not what readers look for. */
    readonly supportedProducts?: readonly string[] | null
    /** Further part numbers, such as those of a series. */
    readonly partNumbers?: readonly string[] | null
    /** The group of products. */
    readonly productGroup?: string | null
    /** The brand. */
    readonly brand?: string | null
    /** The maker of the aircraft. */
    readonly aircraftMake?: string | null
    /** The model of the aircraft. */
    readonly aircraftModel?: string | null
    /** The day on which it first appeared; without it the day on which it comes. */
    readonly initialDate?: string | null
    /** The day of its last change; without it the day on which it changes. */
    readonly revisedDate?: string | null
    /** What changed in it, in a few words. */
    readonly change?: string | null
    /** Its place among the frequent questions; without it it is none. */
    readonly faqPlace?: number | null
    /** A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is. */
    readonly status?: 'published' | 'draft' | null
    /** When a draft is published by itself; without it somebody does so. */
    readonly publishAt?: string | null
  }
  /** Documents that people download, free or behind a licence agreement or a form, all of them or those who are signed in. */
  readonly documents: {
    /** Your own id of the document; it stands in its address. */
    readonly id: string
    /** Its name as visitors read it. */
    readonly names: Readonly<Partial<Record<Language, string>>>
    /** What it is; without it other. */
    readonly type?: 'manual' | 'data-sheet' | 'guide' | 'firmware' | 'software' | 'library' | 'drawing' | 'video' | 'certificate' | 'brochure' | 'other' | null
    /** What stands before it: nothing (free), a licence agreement (eula) or a form; without it nothing. */
    readonly gate?: 'free' | 'eula' | 'form' | null
    /** The page with the agreement or the form, such as /fragments/licences/software; without it the site’s own. */
    readonly gatePage?: string | null
    /** Who may see it: everyone (public) or people who are signed in; without it everyone, or with a tool whoever has it. */
    readonly audience?: 'public' | 'signed-in' | null
    /** The tool for which somebody has to be approved to see it. */
    readonly tool?: string | null
    /** The name of the file, which comes along; left out later, the file stays. */
    readonly file?: string | null
    /** The languages it is written in. */
    readonly languages?: readonly Language[] | null
    /** The part numbers of the products it is about. */
    readonly products?: readonly string[] | null
    /** Where a film is watched, an address with https; it opens instead of the file. */
    readonly video?: string | null
    /** The day of this edition; without it the day on which its file came. */
    readonly updatedOn?: string | null
    /** A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is. */
    readonly status?: 'published' | 'draft' | null
    /** When a draft is published by itself; without it somebody does so. */
    readonly publishAt?: string | null
  }
  /** Programs and firmware for customers who are signed in, each with its newest version; a new version becomes a new release. */
  readonly software: {
    /** Your own id of the program; all its versions have it. */
    readonly id: string
    /** Its name as customers read it. */
    readonly names: Readonly<Partial<Record<Language, string>>>
    /** One sentence about it. */
    readonly texts?: Readonly<Partial<Record<Language, string>>> | null
    /** What it is; without it software. */
    readonly type?: 'software' | 'firmware' | 'manual' | 'library' | null
    /** Its newest version; another one than before becomes a new release, and the older stays to be had. */
    readonly version: string
    /** The number under which this version is had; without it one made of id and version. It stays what it is. */
    readonly eakNumber?: string | null
    /** What stands before it: nothing (free), a licence agreement (eula) or a form; without it nothing. */
    readonly gate?: 'free' | 'eula' | 'form' | null
    /** The page with the agreement or the form; without it the site’s own. */
    readonly gatePage?: string | null
    /** The name of the version’s file, which comes along; left out later, the file stays. */
    readonly file?: string | null
    /** The part numbers of the products it runs on. */
    readonly products?: readonly string[] | null
    /** What is new in this version, a line each. */
    readonly notes?: Readonly<Partial<Record<Language, string>>> | null
    /** The day of this version; without it the day on which it comes. */
    readonly releasedOn?: string | null
    /** The tool for which somebody has to be approved to get it. */
    readonly tool?: string | null
    /** The id of the program that takes its place. */
    readonly replacedBy?: string | null
    /** Its place in the list; those with the lowest number come first. */
    readonly position?: number | null
    /** A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is. */
    readonly status?: 'published' | 'draft' | null
    /** When a draft is published by itself; without it somebody does so. */
    readonly publishAt?: string | null
  }
  /** What people of a role read after signing in, on the days of the message. */
  readonly messages: {
    /** Whom it is for; one for a role wins over one for everyone. */
    readonly role: 'everyone' | 'customer' | 'accounting' | 'logistics' | 'internal' | 'manager' | 'asm' | 'author' | 'admin'
    /** What they read. */
    readonly texts: Readonly<Partial<Record<Language, string>>>
    /** The first day on which it is shown. */
    readonly from: string
    /** The last day; without it until somebody ends it. */
    readonly until?: string | null
    /** A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is. */
    readonly status?: 'published' | 'draft' | null
    /** When a draft is published by itself; without it somebody does so. */
    readonly publishAt?: string | null
  }
  /** What a customer calls a part in its own orders. */
  readonly 'customer-part-numbers': {
    /** The account, such as M1~1001. */
    readonly account: string
    /** The number that the customer uses. */
    readonly number: string
    /** The part that is meant. */
    readonly sku: string
  }
  /** How your ERP calls the states of orders, and what customers read instead of the portal’s own words. */
  readonly 'order-state-words': {
    /** The state of the portal. */
    readonly state: 'Received' | 'Confirmed' | 'In production' | 'Part shipped' | 'Shipped' | 'Delivered' | 'Invoiced' | 'Cancelled'
    /** What the ERP sends for it; several words may mean the same. */
    readonly words?: readonly string[] | null
    /** What customers read; without it the portal’s own word. */
    readonly names?: Readonly<Partial<Record<Language, string>>> | null
  }
  /** Orders of your ERP, and what became of orders that were placed here. */
  readonly orders: {
    /** The number of the order: letters, digits and hyphens. */
    readonly orderNumber: string
    /** The account it is for, such as M1~1001. */
    readonly account?: string | null
    /** The number of the customer’s purchase order. */
    readonly poNumber?: string | null
    /** How far it came, in our words or those of your ERP; an order goes forward only. */
    readonly state?: string | null
    /** When it was placed. */
    readonly placedAt?: string | null
    /** The mail address of the person who placed it. */
    readonly placedBy?: string | null
    /** The day it was requested for. */
    readonly requestedOn?: string | null
    /** The day it was promised for. */
    readonly promisedOn?: string | null
    /** The currency of all its amounts. */
    readonly currency?: string | null
    /** The name under which the customer knows where it goes. */
    readonly site?: string | null
    /** Where it goes. */
    readonly shipTo?: {
      /** The name at the door. */
      readonly name?: string | null
      /** Street and house number. */
      readonly street?: string | null
      /** The city. */
      readonly city?: string | null
      /** State or province, where addresses have one. */
      readonly state?: string | null
      /** The postal code. */
      readonly postalCode?: string | null
      /** The country. */
      readonly countryCode?: string | null
    } | null
    /** How it is sent, such as express. */
    readonly deliveryMethod?: string | null
    /** How it is paid, such as account. */
    readonly paymentType?: string | null
    /** Whether it is sent all at once. */
    readonly isComplete?: boolean | null
    /** The parts that were ordered; those that come replace those that are stored. */
    readonly lines?: readonly {
      /** The number of the line in your ERP, such as 10, 20, 30; left out, they are counted 1, 2, 3. */
      readonly position?: number | null
      /** The part number. */
      readonly sku: string
      /** The name of the part; left out, the catalogue’s name of it. */
      readonly name?: string | null
      /** The path of its category, by which spending is added up; left out, the catalogue’s. */
      readonly category?: string | null
      /** How many pieces were ordered. */
      readonly quantity: number
      /** How many were sent; shipments add to it. */
      readonly shipped?: number | null
      /** How many are missing at the moment. */
      readonly backordered?: number | null
      /** The price of a piece. */
      readonly unitPrice: string
      /** The price of the line, where it is not quantity times unit price. */
      readonly total?: string | null
      /** A remark that the customer reads. */
      readonly note?: string | null
      /** The day it was requested for. */
      readonly requestedOn?: string | null
      /** The day it was promised for. */
      readonly promisedOn?: string | null
    }[] | null
    /** News of single lines: what is missing, and until when. */
    readonly backorders?: readonly {
      /** The position of the order’s line. */
      readonly position: number
      /** How many pieces are missing. */
      readonly backordered: number
      /** The day the missing ones are promised for. */
      readonly promisedOn?: string | null
    }[] | null
    /** Of an order that is new here: when it came to each state on its way. */
    readonly history?: readonly {
      /** The state that it came to. */
      readonly state: 'Received' | 'Confirmed' | 'In production' | 'Part shipped' | 'Shipped' | 'Delivered' | 'Invoiced' | 'Cancelled'
      /** When it did. */
      readonly at: string
    }[] | null
    /** The cost of the delivery. */
    readonly freight?: string | null
    /** The taxes on it. */
    readonly taxes?: readonly {
      /** The name of the tax, such as VAT. */
      readonly name: string
      /** Its rate as a decimal text, such as 19. */
      readonly percent: string
      /** What it amounts to. */
      readonly amount: string
    }[] | null
  }
  /** Invoices of your ERP, issued as they come. */
  readonly invoices: {
    /** The number of the invoice. */
    readonly number: string
    /** The account that owes it, such as M1~1001. */
    readonly account: string
    /** The order that it bills. */
    readonly orderNumber?: string | null
    /** The number of the customer’s purchase order. */
    readonly poNumber?: string | null
    /** The day of the invoice. */
    readonly issuedOn: string
    /** The day by which it is to be paid. */
    readonly dueOn: string
    /** The currency of all its amounts. */
    readonly currency: string
    /** The language of the document that is drawn where no file comes; English if left out. */
    readonly language?: Language | null
    /** Who pays. */
    readonly billTo: {
      /** The name of who pays. */
      readonly name: string
      /** The address, a text for each of its lines. */
      readonly lines?: readonly string[] | null
    }
    /** What is billed. */
    readonly lines: readonly {
      /** The position of the order’s line that it bills, such as 10. */
      readonly position?: number | null
      /** The part number. */
      readonly sku: string
      /** The name of the part, as on the invoice. */
      readonly name: string
      /** How many pieces are billed. */
      readonly quantity: number
      /** The price of a piece. */
      readonly unit: string
      /** The price of the line. */
      readonly total: string
    }[]
    /** The cost of the delivery. */
    readonly freight?: string | null
    /** The taxes on it. */
    readonly taxes?: readonly {
      /** The name of the tax, such as VAT. */
      readonly name: string
      /** Its rate as a decimal text, such as 19. */
      readonly percent: string
      /** The amount that it is a part of. */
      readonly base: string
      /** What it amounts to. */
      readonly amount: string
    }[] | null
    /** Lines, freight and taxes together. */
    readonly total: string
    /** How much of it is paid. */
    readonly paid?: string | null
    /** Whether the customer disputes it. */
    readonly isDisputed?: boolean | null
    /** The PDF of the invoice; without it, one is drawn from the fields. */
    readonly file?: string | null
  }
  /** What left the house for an order, and how far it came. */
  readonly shipments: {
    /** The number of the shipment in your ERP. */
    readonly shipmentNumber: string
    /** The order that it is for. */
    readonly orderNumber: string
    /** Who brings it. */
    readonly carrier?: string | null
    /** The carrier’s number of it. */
    readonly trackingNumber?: string | null
    /** The day it left. */
    readonly shippedOn: string
    /** The day it arrived; left out while it is under way. */
    readonly deliveredOn?: string | null
    /** What is in it. */
    readonly lines: readonly {
      /** The position of the order’s line. */
      readonly position: number
      /** How many pieces of it are in the shipment. */
      readonly quantity: number
    }[]
    /** What the carrier reported so far. */
    readonly events?: readonly {
      /** When it happened. */
      readonly at: string
      /** Where it happened. */
      readonly place?: string | null
      /** What the carrier reports. */
      readonly event: 'packed' | 'left' | 'terminal' | 'customs' | 'out' | 'delivered' | 'delayed'
    }[] | null
  }
  /** What delivery costs, by currency, country and method. The line that fits best holds on the day of the order. */
  readonly 'freight-rates': {
    /** The currency of the order; without it every currency that has no line of its own. */
    readonly currency?: string | null
    /** How it is delivered. */
    readonly method: 'standard' | 'express' | 'own-carrier'
    /** The country it goes to; without it every country that has no line of its own. */
    readonly countryCode?: string | null
    /** What the delivery costs. */
    readonly amount?: string | null
    /** Instead of an amount: a percentage of the value of the goods. */
    readonly percent?: number | null
    /** From this value of the goods on the delivery is free. */
    readonly freeFrom?: string | null
    /** The first day on which it holds. */
    readonly validFrom: string
    /** The last day on which it holds; without it until further notice. */
    readonly validUntil?: string | null
  }
  /** Taxes on goods and freight, by where an order goes. The rate of the day of the order holds. */
  readonly 'tax-rates': {
    /** The country it goes to. */
    readonly countryCode: string
    /** State or province as in addresses, such as TX; without it every one that has no line of its own. */
    readonly region?: string | null
    /** Value added tax (vat) or sales tax (sales). */
    readonly tax: 'vat' | 'sales'
    /** Of goods and freight; 0 takes the country’s tax away. */
    readonly percent: number
    /** The first day on which it holds. */
    readonly validFrom: string
    /** The last day on which it holds; without it until further notice. */
    readonly validUntil?: string | null
  }
  /** Days on which nothing leaves and nothing arrives, beside Saturdays and Sundays; promised dates leave them out. */
  readonly holidays: {
    /** The day. */
    readonly day: string
    /** The country where deliveries rest; without it deliveries to every country. */
    readonly countryCode?: string | null
    /** What the day is called. */
    readonly names?: Readonly<Partial<Record<Language, string>>> | null
  }
  /** Until when an order still counts for the same day; what is ordered later counts from the next working day. */
  readonly 'cut-off-times': {
    /** How it is delivered. */
    readonly method: 'standard' | 'express' | 'own-carrier'
    /** The time of day, such as 14:30. */
    readonly untilTime: string
    /** Where this time is, such as Europe/Oslo. */
    readonly timeZone: string
    /** The first day on which it holds. */
    readonly validFrom: string
    /** The last day on which it holds; without it until further notice. */
    readonly validUntil?: string | null
  }
  /** How many working days deliveries take, by method and country. The line that fits best holds on the day of the order. */
  readonly 'delivery-times': {
    /** How it is delivered. */
    readonly method: 'standard' | 'express' | 'own-carrier'
    /** The country it goes to; without it every country that has no line of its own. */
    readonly countryCode?: string | null
    /** Working days on the way. */
    readonly transitDays: number
    /** Working days until it leaves, where nothing is in stock and the product says nothing. */
    readonly leadDays: number
    /** The first day on which it holds. */
    readonly validFrom: string
    /** The last day on which it holds; without it until further notice. */
    readonly validUntil?: string | null
  }
  /** Rates by which limits and budgets in another currency than the order’s are compared; valid until the next one. */
  readonly 'exchange-rates': {
    /** The currency of which one unit is exchanged. */
    readonly fromCurrency: string
    /** The currency it is exchanged into. */
    readonly toCurrency: string
    /** The first day on which the rate holds. */
    readonly validOn: string
    /** How much of the second currency one unit of the first gives, such as 1.0845. */
    readonly rate: string
  }
  /** Addresses that an account’s orders may go to. */
  readonly 'ship-tos': {
    /** The account, such as M1~1001. */
    readonly account: string
    /** Your own number of the address. */
    readonly number: string
    /** Who receives the goods. */
    readonly name: string
    /** Street and house number. */
    readonly street: string
    /** A second line, such as a gate or a building. */
    readonly extra?: string | null
    /** The postal code, as the country writes it. */
    readonly postalCode?: string | null
    /** The city. */
    readonly city: string
    /** State or province, where addresses have one. */
    readonly region?: string | null
    /** The country, which decides on taxes and freight. */
    readonly countryCode: string
    /** What the carrier should know, such as opening hours. */
    readonly hint?: string | null
  }
  /** Where the people of an account work; everybody who orders for the account sees them. */
  readonly sites: {
    /** The account, such as M1~1001. */
    readonly account: string
    /** Your own number of the site. */
    readonly number: string
    /** The name of the site, such as Yard Bergen. */
    readonly name: string
    /** Street and house number. */
    readonly street?: string | null
    /** The postal code. */
    readonly postalCode?: string | null
    /** The city. */
    readonly city?: string | null
    /** The country. */
    readonly countryCode?: string | null
    /** Whether it is the main site; of several main sites the first by name is shown as primary. */
    readonly isPrimary?: boolean | null
  }
  /** Courses of the training catalogue; people with the tool training enrol on their dates. */
  readonly courses: {
    /** Its number in the catalogue, such as ENG-101. */
    readonly id: string
    /** Its title. */
    readonly titles: Readonly<Partial<Record<Language, string>>>
    /** What one learns. */
    readonly texts?: Readonly<Partial<Record<Language, string>>> | null
    /** Whom it is for. */
    readonly audiences?: Readonly<Partial<Record<Language, string>>> | null
    /** How many days it takes. */
    readonly days: number
    /** How much it demands; without it basic. */
    readonly level?: 'basic' | 'advanced' | 'expert' | null
    /** How many months its certificate holds; without it there is no certificate. */
    readonly certificateMonths?: number | null
    /** A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is. */
    readonly status?: 'published' | 'draft' | null
    /** When a draft is published by itself; without it somebody does so. */
    readonly publishAt?: string | null
  }
  /** When and where courses are held, and how many can take part. */
  readonly 'course-dates': {
    /** The number of the course. */
    readonly course: string
    /** Your own number of the date. */
    readonly id: string
    /** Its first day. */
    readonly startsOn: string
    /** Its last day. */
    readonly endsOn: string
    /** When it begins on the first day, there; without it 09:00. */
    readonly startTime?: string | null
    /** When it ends on the last day, there; without it 17:00. */
    readonly endTime?: string | null
    /** The time zone there, such as Europe/Oslo; without it the one of the country, else UTC. */
    readonly timeZone?: string | null
    /** The language it is held in; without it English. */
    readonly language?: Language | null
    /** The city; without it the date is held online. */
    readonly place?: string | null
    /** The country of the city. */
    readonly countryCode?: string | null
    /** The building or room. */
    readonly venue?: string | null
    /** How many can take part. */
    readonly seats: number
  }
  /** What one piece of a part costs the supplier, for the margin that staff see in offers; never shown to customers. */
  readonly 'part-costs': {
    /** The part number. */
    readonly sku: string
    /** The currency of the cost; offers in another one show no margin. */
    readonly currency: string
    /** What one piece costs, such as 312.40. */
    readonly amount: string
  }
  /** Requests for help with their conversation; whoever opened one reads and answers it in the portal. */
  readonly cases: {
    /** Your own number of the case; people read it as CASE-{id}. */
    readonly id: string
    /** The account it is about, such as M1~1001. */
    readonly account?: string | null
    /** The mail address of who opened it; without it only employees see the case. */
    readonly person?: string | null
    /** Which form it came by; without it the one that fits what it names. */
    readonly kind?: 'question' | 'product' | 'order' | 'document' | 'portal' | 'account' | null
    /** What it is about, in one line. */
    readonly subject: string
    /** What the person wrote first. */
    readonly text: string
    /** The number of the product it is about. */
    readonly product?: string | null
    /** The number of the order it is about. */
    readonly orderNumber?: string | null
    /** The serial number of the unit it is about. */
    readonly serialNumber?: string | null
    /** What the unit does wrong, in one line. */
    readonly symptom?: string | null
    /** What is wrong with the order, in one line. */
    readonly concern?: string | null
    /** The number of the publication it is about. */
    readonly publication?: string | null
    /** The page of the portal it is about. */
    readonly address?: string | null
    /** Where it stands; without it New. */
    readonly status?: 'New' | 'In progress' | 'Waiting for you' | 'Solved' | 'Closed' | 'Reopened' | null
    /** How urgent it is; without it normal. */
    readonly priority?: 'normal' | 'high' | 'urgent' | null
    /** The mail address of the employee who answers it. */
    readonly assignedTo?: string | null
    /** How well the person was helped, from 1 to 5. */
    readonly rating?: number | null
    /** When the person opened it. */
    readonly openedAt: string
    /** What both sides wrote afterwards; what people wrote in the portal stays beside it. */
    readonly messages?: readonly {
      /** customer, staff, or the mail address of who wrote it. */
      readonly by: string
      /** When it was written. */
      readonly at: string
      /** What was written. */
      readonly text: string
    }[] | null
  }
  /** Units that customers have, by serial number; everybody who orders for the account sees them. */
  readonly equipment: {
    /** The serial number of the unit. */
    readonly serialNumber: string
    /** The account that has it, such as M1~1001. */
    readonly account: string
    /** The part number of the product. */
    readonly sku: string
    /** The number of one of the account’s sites, or where the unit stands in words. */
    readonly site?: string | null
    /** The day on which it was put into service. */
    readonly commissionedOn?: string | null
    /** The day of its next service. */
    readonly nextServiceOn?: string | null
    /** The last day of its warranty. */
    readonly warrantyUntil?: string | null
  }
}

/** What tells one line of a kind from another; enough to change some of its fields, or to take it away with `deleted`. */
export type Keys = {
  readonly companies: 'number'
  readonly accounts: 'erpId' | 'number'
  readonly people: 'mail'
  readonly tools: 'id'
  readonly 'tool-access': 'person' | 'tool'
  readonly media: 'path'
  readonly categories: 'path'
  readonly attributes: 'key'
  readonly brands: 'slug'
  readonly 'market-currencies': 'countryCode' | 'validFrom'
  readonly products: 'sku'
  readonly 'cross-references': 'maker' | 'number' | 'sku'
  readonly prices: 'sku' | 'currency' | 'account' | 'contract' | 'fromQuantity' | 'validFrom'
  readonly stock: 'sku' | 'warehouse'
  readonly 'part-terms': 'sku'
  readonly 'inbound-deliveries': 'sku' | 'warehouse' | 'dueOn'
  readonly dealers: 'id'
  readonly replacements: 'sku'
  readonly publications: 'id'
  readonly articles: 'id'
  readonly documents: 'id'
  readonly software: 'id'
  readonly messages: 'role' | 'from'
  readonly 'customer-part-numbers': 'account' | 'number'
  readonly 'order-state-words': 'state'
  readonly orders: 'orderNumber'
  readonly invoices: 'number'
  readonly shipments: 'shipmentNumber'
  readonly 'freight-rates': 'currency' | 'method' | 'countryCode' | 'validFrom'
  readonly 'tax-rates': 'countryCode' | 'region' | 'tax' | 'validFrom'
  readonly holidays: 'day' | 'countryCode'
  readonly 'cut-off-times': 'method' | 'validFrom'
  readonly 'delivery-times': 'method' | 'countryCode' | 'validFrom'
  readonly 'exchange-rates': 'fromCurrency' | 'toCurrency' | 'validOn'
  readonly 'ship-tos': 'account' | 'number'
  readonly sites: 'account' | 'number'
  readonly courses: 'id'
  readonly 'course-dates': 'course' | 'id'
  readonly 'part-costs': 'sku' | 'currency'
  readonly cases: 'id'
  readonly equipment: 'serialNumber'
}
