/**
 * The hero's picture: an idea, and the requirement document that is being written from it. Drawn with text and boxes, so
 * that it is sharp at every size and follows the colour scheme. To a screen reader it is one picture with a description.
 */
export function HeroPicture() {
  return (
    <figure
      className="hero-picture"
      role="img"
      aria-label="An idea for a library of tools in one street, in two sentences, and below it a Product Requirement Document that is being written from it: the problem, the goals and a table of requirements."
    >
      <div className="hero-idea" aria-hidden="true">
        <span className="hero-label">Your idea</span>
        <p>
          A library for the tools of one street. Neighbours list what they own, others book it for a
          day, and everybody sees what came back.
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
        <p className="hero-title ink-1">Street Tool Library</p>
        <p className="hero-section ink-2">Problem</p>
        <p className="ink-3">
          A drill is used for minutes a year, yet every household on the street buys one.
        </p>
        <p className="hero-section ink-4">Goals</p>
        <ul>
          <li className="ink-5">Half of the households lend or borrow once a month</li>
          <li className="ink-6">Nine in ten tools are back on time</li>
        </ul>
        <p className="hero-section ink-7">Requirements</p>
        <div className="hero-row ink-8">
          <span>R1</span>
          <span>A neighbour lists a tool with a photo</span>
          <span className="hero-must">Must</span>
        </div>
        <div className="hero-row ink-9">
          <span>R2</span>
          <span>A tool is booked for one day</span>
          <span className="hero-must">Must</span>
        </div>
        <div className="hero-row ink-10">
          <span>R3</span>
          <span>A reminder goes out the evening before</span>
          <span className="hero-should">Should</span>
        </div>
      </div>
    </figure>
  );
}
