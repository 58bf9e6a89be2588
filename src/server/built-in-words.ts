import { countryProfile } from '#contract/plain/countries.ts';
import { defaultLanguage, type Language, type OtherLanguage } from '#contract/plain/languages.ts';
import { blogs } from '../languages/hi/content/blogs.ts';
import { careers } from '../languages/hi/content/careers.ts';
import { address, heroSlides, practitioners } from '../languages/hi/content/clinic.ts';
import { conditions } from '../languages/hi/content/conditions.ts';
import { countries, unknownCountry } from '../languages/hi/content/countries.ts';
import { galleryItems as gallery } from '../languages/hi/content/gallery.ts';
import { pages } from '../languages/hi/content/pages.ts';
import { problems } from '../languages/hi/content/problems.ts';
import { signs } from '../languages/hi/content/signs.ts';
import { symptoms } from '../languages/hi/content/symptoms.ts';
import { treatmentTexts } from '../languages/hi/content/treatment-texts.ts';
import { notIf, names as treatmentNames } from '../languages/hi/content/treatments.ts';
import type { CountryText } from '../languages/hi/content/types.ts';
import * as contentPages from '../languages/hi/text-fields/content-pages.ts';
import * as formPages from '../languages/hi/text-fields/form-pages.ts';
import * as privacyPage from '../languages/hi/text-fields/privacy.ts';
import * as startPages from '../languages/hi/text-fields/start-pages.ts';

const hi = {
  address,
  blogs,
  careers,
  conditions,
  countries: countries as Readonly<Record<string, CountryText>>,
  gallery,
  heroSlides,
  notIf,
  pages,
  practitioners,
  problems,
  signs,
  symptoms,
  /** Default words of pages. */
  texts: { ...startPages, ...contentPages, ...formPages, ...privacyPage } as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >,
  treatmentNames,
  treatmentTexts,
  unknownCountry,
};

/** Words of the program itself that the server reads, in each language that has them. */
export const builtInWords: Readonly<Partial<Record<OtherLanguage, typeof hi>>> = { hi };

/** Words that differ by country, in a language. */
export function countryWords(country: string, language: Language): CountryText {
  const words = language === defaultLanguage ? undefined : builtInWords[language];
  return words ? (words.countries[country] ?? words.unknownCountry) : countryProfile(country);
}
