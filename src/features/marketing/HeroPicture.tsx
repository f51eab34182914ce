/**
 * The hero's picture: an idea, and the requirement document that is being written from it. Drawn with text and boxes, so
 * that it is sharp at every size and follows the colour scheme. To a screen reader it is one picture with a description.
 */
export function HeroPicture() {
  return (
    <figure
      className="hero-picture"
      role="img"
      aria-label="An idea for a library of tools in one street, in five sentences, and below it a Product Requirement Document that is being written from it: its words sorted under goals and requirements, and the questions that are open."
    >
      <div className="hero-idea" aria-hidden="true">
        <span className="hero-label">Your idea</span>
        <p>
          A lending library for the tools of one street. Neighbours list what they own. Anybody can
          borrow a drill for up to 7 days. The keeper sees what is overdue. No deposits.
        </p>
      </div>
      <div className="hero-sheet" aria-hidden="true">
        <div className="hero-sheet-head">
          <span className="tag">PRD</span>
          <span className="hero-writing">
            Writing
            <span className="hero-caret" />
          </span>
        </div>
        <p className="hero-title ink-1">Lending library</p>
        <p className="hero-section ink-2">Goals and purpose</p>
        <div className="hero-row ink-3">
          <span>G1</span>
          <span>A lending library for the tools of one street</span>
        </div>
        <p className="hero-section ink-4">Requirements</p>
        <div className="hero-row ink-5">
          <span>R1</span>
          <span>Neighbours list what they own</span>
        </div>
        <div className="hero-row ink-6">
          <span>R2</span>
          <span>Anybody can borrow a drill for up to 7 days</span>
        </div>
        <div className="hero-row ink-7">
          <span>R3</span>
          <span>The keeper sees what is overdue</span>
        </div>
        <p className="hero-section ink-8">Open questions</p>
        <div className="hero-row ink-9">
          <span>Q1</span>
          <span>Who pays when an item comes back broken, and who decides that it is?</span>
        </div>
        <div className="hero-row ink-10">
          <span>Q2</span>
          <span>What happens on the day after the due date?</span>
        </div>
      </div>
    </figure>
  );
}
