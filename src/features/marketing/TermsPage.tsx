import { routePaths } from '../../../contract/routePaths';
import { Page } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';
import { Prose } from './Prose';

/** The terms of service. */
export function TermsPage() {
  return (
    <Page
      title="Terms of Service"
      description="What you may expect of Ideakiln, what it expects of you, and who owns what it writes."
      heading="Terms of Service"
      subtitle="What you can expect of Ideakiln, what it expects of you, and who owns what it writes."
      width="text"
    >
      <Prose>
        <h2>What Ideakiln does</h2>
        <p>
          You describe a product idea. Ideakiln has a Product Requirement Document, a Functional
          Requirement Document or an HTML mockup written from it, by a language model or by fixed
          rules. Each document that was written by rules says so.
        </p>

        <h2>What is yours</h2>
        <p>
          Your ideas stay yours, and so do the documents that are written from them. We claim no
          right to either and do not keep them: save what you want to keep, because the browser
          holds your last document only.
        </p>

        <h2>What a generated document is worth</h2>
        <p>
          It is a draft. It can be wrong, leave something out, or resemble what others have written.
          Read it before you rely on it, and have it checked where law, health, safety or money
          depend on it. A mockup is a picture of a page, not software that is ready for use.
        </p>

        <h2>What we ask of you</h2>
        <ul>
          <li>
            Enter only what you are allowed to share with the service that writes the document.
          </li>
          <li>Do not ask for what is against the law or meant to harm people.</li>
          <li>
            Leave the service usable for others: do not attack it, and do not get around its limits.
          </li>
          <li>
            Keep your password to yourself. You are responsible for what is done with your account.
          </li>
        </ul>

        <h2>Memberships</h2>
        <p>
          The Free membership costs nothing. The prices on the{' '}
          <TextLink to={routePaths.community}>community page</TextLink> say what Pro and Enterprise
          will cost. No payment is taken at present, and none will be without your consent at that
          time.
        </p>

        <h2>Samples</h2>
        <p>
          The CRM area, the profile’s figures and the testimonials are samples. No real person is
          behind them.
        </p>

        <h2>Availability and liability</h2>
        <p>
          The service is offered as it is. It may be changed, interrupted or ended. As far as the
          law allows, we are not liable for what follows from the use of a generated document. We
          may close an account that breaks these terms; you may have yours deleted at any time.
        </p>

        <h2>Questions</h2>
        <p>
          What is kept and who sees it is in the{' '}
          <TextLink to={routePaths.privacy}>Privacy Policy</TextLink>. For anything else there is
          the <TextLink to={routePaths.contact}>contact page</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}
