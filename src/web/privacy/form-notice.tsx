import './form-notice.css';
import type { FormNotice as Notice } from '#contract/texts.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/forms.ts';
import * as site from '#words/site.ts';

interface FormNoticeProps {
  /** Null if it could not be loaded. */
  notice: Notice | null;
  form: 'booking' | 'review' | 'application';
}

/** Says what happens with the data before it is sent. Send `privacy_notice` along: the version that was read. */
export function FormNotice({ notice, form }: FormNoticeProps) {
  return (
    <div className="form-notice note">
      {notice && <input type="hidden" name="privacy_notice" value={notice.version} />}
      <p>
        {notice && <InItsLanguage text={`${notice[form]} ${form === 'application' ? '' : notice.both} `} />}
        {/* In a new tab, so that nothing typed is lost. */}
        <a href={pageAddress('/privacy')} target="_blank" rel="noopener">
          {words.moreAboutPrivacy}
          <span className="visually-hidden">{` ${site.opensInNewTab}`}</span>
        </a>
      </p>
    </div>
  );
}
