import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { signOut } from '../../api/signOut';
import { selectIsSignedIn } from '../../features/auth/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { CloseIcon, MenuIcon } from '../../ui/icons';
import { PageContainer } from '../../ui/PageContainer';
import { PreloadLink } from '../../navigation/PreloadLink';
import { BrandLink } from './BrandLink';
import { useDisclosure } from './useDisclosure';

const mainLinks = [
  { to: routePaths.home, label: 'Home' },
  { to: routePaths.create, label: 'Create' },
  { to: routePaths.examples, label: 'Examples' },
  { to: routePaths.community, label: 'Community' },
  { to: routePaths.crm, label: 'CRM' },
];

/** The header (docs/behaviour.md#header): links to the main pages, and Login and Sign Up, or Profile and Logout. */
export function Header() {
  const menu = useDisclosure();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return (
    <header className="header" data-print="hide" {...menu.regionProps}>
      <PageContainer pageWidth="wide">
        <div className="header-bar">
          <BrandLink />
          <button type="button" className="header-menu shell-button" {...menu.buttonProps}>
            {menu.isOpen ? <CloseIcon /> : <MenuIcon />}
            Menu
          </button>
          <div className="header-panel" {...menu.panelProps} data-open={menu.isOpen}>
            <nav aria-label="Main">
              <ul className="header-links">
                {mainLinks.map(({ to, label }) => (
                  <li key={to}>
                    <PreloadLink to={to} className="header-link" onClick={menu.close}>
                      {label}
                    </PreloadLink>
                  </li>
                ))}
              </ul>
            </nav>
            {/* Keys make React replace the controls, rather than reuse them, when the session changes. */}
            {isSignedIn ? (
              <div key="user" className="header-account">
                <PreloadLink to={routePaths.profile} className="shell-button" onClick={menu.close}>
                  Profile
                </PreloadLink>
                <button
                  type="button"
                  className="shell-button shell-button-outlined"
                  onClick={() => {
                    menu.close();
                    dispatch(signOut());
                    void navigate(routePaths.home);
                  }}
                >
                  Logout
                </button>
              </div>
            ) : (
              <div
                key="visitor"
                className="header-account"
                onClickCapture={(event) => {
                  // The second half of a double click on Logout hits the link that took its place.
                  if (event.detail > 1) event.preventDefault();
                }}
              >
                <PreloadLink to={routePaths.signIn} className="shell-button" onClick={menu.close}>
                  Login
                </PreloadLink>
                <PreloadLink
                  to={routePaths.signUp}
                  className="shell-button shell-button-contained"
                  onClick={menu.close}
                >
                  Sign Up
                </PreloadLink>
              </div>
            )}
          </div>
        </div>
      </PageContainer>
    </header>
  );
}
