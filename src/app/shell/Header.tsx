import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { signedOut } from '../../events/sessionEvents';
import { selectIsSignedIn } from '../../features/auth/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { buttonClass } from '../../ui/buttonClass';
import { ButtonLink } from '../../ui/ButtonLink';
import { CloseIcon, MenuIcon } from '../../ui/icons';
import { PageContainer } from '../../ui/PageContainer';
import { PlainButton } from '../../ui/PlainButton';
import { PreloadLink } from '../../ui/PreloadLink';
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
          <button
            type="button"
            className={`header-menu ${buttonClass({ color: 'inherit' })}`}
            {...menu.buttonProps}
          >
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
            {/* With keys of their own the controls are replaced and not moved when a session comes or goes. */}
            {isSignedIn ? (
              <div key="user" className="header-account">
                <ButtonLink to={routePaths.profile} color="inherit" onClick={menu.close}>
                  Profile
                </ButtonLink>
                <PlainButton
                  variant="outlined"
                  onClick={() => {
                    menu.close();
                    dispatch(signedOut());
                    void navigate(routePaths.home);
                  }}
                >
                  Logout
                </PlainButton>
              </div>
            ) : (
              <div key="visitor" className="header-account">
                <ButtonLink to={routePaths.signIn} color="inherit" onClick={menu.close}>
                  Login
                </ButtonLink>
                <ButtonLink to={routePaths.signUp} variant="contained" onClick={menu.close}>
                  Sign Up
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
      </PageContainer>
    </header>
  );
}
